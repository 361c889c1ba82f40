import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { visitorAtPhone } from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

type Case = [body: Record<string, unknown>, refused: Record<string, string[]> | undefined]

const LOGIN = '/belepes'
const FORGOTTEN = '/elfelejtett-jelszo'
const PHONE = '/regisztracio/step/2'
const right = { email: 'senki@pelda.hu', password: TEST_PASSWORD }
const [REQUIRED, INVALID] = [['required'], ['invalid']]
const wrongAddresses: Case[] = [
  [{}, { email: REQUIRED }],
  [{ email: '' }, { email: REQUIRED }],
  [{ email: '   ' }, { email: REQUIRED }],
  [{ email: 'senki' }, { email: INVALID }],
  [{ email: 'senki@' }, { email: INVALID }],
  [{ email: '@pelda.hu' }, { email: INVALID }],
  [{ email: 'se nki@pelda.hu' }, { email: INVALID }],
  [{ email: ['senki@pelda.hu'] }, { email: INVALID }],
]
/** What each form takes and what it refuses, field by field. */
const CASES: Record<string, Case[]> = {
  [LOGIN]: [
    ...wrongAddresses.map(([body, refused]): Case => [{ ...right, email: body.email }, refused]),
    [{}, { email: REQUIRED, password: REQUIRED }],
    [{ ...right, password: '' }, { password: REQUIRED }],
    [{ ...right, remember: 'off' }, { remember: INVALID }],
    [{ ...right, remember: true }, { remember: INVALID }],
    // Both are well formed: nobody has this address.
    [{ ...right, remember: 'on' }, { email: ['wrong_credentials'] }],
    [{ ...right, remember: '' }, { email: ['wrong_credentials'] }],
  ],
  [FORGOTTEN]: [...wrongAddresses, [{ email: right.email }, undefined]],
  [PHONE]: [
    [{}, { code: REQUIRED }],
    [{ code: '' }, { code: REQUIRED }],
    ...['12345', '1234567', 'abcdef', '12 345'].map((code): Case => [{ code }, { code: INVALID }]),
    [{ code: ['123456'] }, { code: INVALID }],
  ],
}

test.group('Forms before a login', (group) => {
  group.each.setup(() => forgetLimits())

  test('[D-35] login, forgotten password and phone take their fields and refuse others, one by one', async ({
    client,
    assert,
  }) => {
    const { visitor: atPhone } = await visitorAtPhone(client)
    for (const [path, cases] of Object.entries(CASES)) {
      const visitor = path === PHONE ? atPhone : new Visitor(client)
      for (const [body, refused] of cases) {
        await forgetLimits()
        const answer = await visitor.post(path, body)
        const which = `${path} ${JSON.stringify(body)}`
        assert.equal(answer.status(), 302, which)
        assert.deepEqual(answer.flashMessage('inputErrorsBag'), refused, which)
      }
    }
  })

  test('[D-35] the phone form says in Unix seconds when another code may be sent', async ({
    client,
    assert,
  }) => {
    const { visitor } = await visitorAtPhone(client)
    const { canSendAt } = (await visitor.get(PHONE)).inertiaProps
    assert.isTrue(Number.isInteger(canSendAt))
    assert.closeTo(canSendAt, clock.now() / 1000, 3600)
  })

  test('[D-35] a login with its three fields is let in', async ({ client, assert }) => {
    const { email, id } = await givenMember()
    for (const remember of ['', 'on']) {
      const visitor = new Visitor(client)
      await visitor.post(LOGIN, { email, password: TEST_PASSWORD, remember })
      assert.equal(visitor.session.auth_member, id)
    }
  })
})
