import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'

/** More tries than any of these doors lets pass. */
const TRIES_MAX = 80

/** What strangers may send, door by door. */
const DOORS: [door: string, body: Record<string, unknown>][] = [
  ['/belepes', { email: 'nobody@example.hu', password: 'not-the-password' }],
  ['/belepes/sms', { phone: '+36 30 123 4567' }],
  ['/elfelejtett-jelszo', { email: 'nobody@example.hu' }],
  ['/regisztracio', { email: 'x' }],
]

async function refusalOf(client: ApiClient, door: string, body: Record<string, unknown>) {
  for (let tried = 0; tried < TRIES_MAX; tried++) {
    const answer = await client.post(door).accept('json').redirects(0).withCsrfToken().json(body)
    if (answer.status() === 429) return answer
  }
  throw new Error(`${door} stops nobody`)
}

test.group('Limits told to scripts', (group) => {
  group.each.setup(forgetLimits)
  group.teardown(forgetLimits)

  for (const [door, body] of DOORS) {
    test(`[E-09] ${door} refuses a JSON request as JSON`, async ({ client, assert }) => {
      const answer = await refusalOf(client, door, body)
      assert.match(answer.header('content-type')!, /^application\/json/)
      assert.equal(answer.body().errors[0].rule, 'too_many_attempts')
      assert.isAbove(Number(answer.header('retry-after')), 0)
      const page = await client
        .post(door)
        .header('accept', 'text/html')
        .redirects(0)
        .withCsrfToken()
        .withInertia()
        .form(body as Record<string, string>)
      page.assertStatus(429)
      assert.equal(page.header('x-inertia'), 'true')
    })
  }

  test('[E-09] so does entering the password once more', async ({ client, assert }) => {
    const member = await givenMember()
    for (let tried = 0; tried < TRIES_MAX; tried++) {
      const answer = await client
        .post('/user/confirm-password')
        .accept('json')
        .withCsrfToken()
        .withGuard('member')
        .loginAs(member)
        .json({ password: 'not-the-password' })
      if (answer.status() !== 429) continue
      assert.equal(answer.body().errors[0].rule, 'too_many_attempts')
      return
    }
    assert.fail('Nobody is stopped')
  })
})
