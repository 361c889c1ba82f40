import { test } from '@japa/runner'
import { domainError } from '#app/exceptions/domain_exception'
import { registerStaffAction, staffActions } from '#app/staff/staff_actions'
import { givenMember, givenStaff } from '#tests/support/members'
import { invoke } from '#tests/support/staff_api'

const NotNow = domainError('trial.not_now', { message: 'Not now' })

/** Records that the action of this file was run on, in order. */
const seen: number[] = []

registerStaffAction({
  name: 'trials.run',
  roles: ['marketing'],
  async run(_trx, id) {
    seen.push(id)
    if (id === 2) throw new NotNow()
    return id !== 3
  },
})

test.group('Actions of staff by their names', (group) => {
  group.each.setup(() => void (seen.length = 0))

  test('[H-56] a guest and a member are 401, an unknown action 404, a role without the right 403', async ({
    client,
    assert,
  }) => {
    const body = { type: 'inline', action: 'trials.run', record: 1 }
    const guest = client.post('/invoke').accept('json').withCsrfToken()
    ;(await guest.json(body)).assertStatus(401)
    const member = client.post('/invoke').accept('json').withCsrfToken().withGuard('member')
    ;(await member.loginAs(await givenMember()).json(body)).assertStatus(401)
    const marketing = await givenStaff({ role: 'marketing' })
    for (const name of ['trials.walk', 'constructor', '__proto__', 'toString']) {
      ;(await invoke(client, marketing, name, [1])).assertStatus(404)
    }
    ;(await invoke(client, await givenStaff({ role: 'admin' }), 'trials.run', [1])).assertStatus(
      403
    )
    assert.isEmpty(seen)
  })

  test('[O-16] no action is for an auditor, who only reads', ({ assert }) => {
    const actions = staffActions()
    assert.includeMembers(
      actions.map(({ name }) => name),
      ['messages.resend', 'messages.close']
    )
    for (const { roles } of actions) assert.notInclude(roles, 'auditor')
  })

  test('[H-56] one record or many are told as done and refused, each on its own', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const one = await client
      .post('/invoke')
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json({ type: 'inline', action: 'trials.run', record: 7 })
    assert.deepEqual(one.body(), { flash: { done: 1, refused: 0 }, data: { ids: [7] } })
    const many = await invoke(client, staff, 'trials.run', [4, 3, 2, 1])
    assert.deepEqual(many.body(), { flash: { done: 2, refused: 2 }, data: { ids: [1, 4] } })
    assert.deepEqual(seen, [7, 1, 2, 3, 4])
    const wrong = await invoke(client, staff, 'trials.run', undefined)
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'records')
  })
})
