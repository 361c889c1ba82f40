import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { clearLimit } from '#app/limits/limit'
import { changeSettings, forgetSettings, settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, freshPhone } from '#tests/support/members'
import { lastCodeTo, smsTo } from '#tests/support/outbox'
import { statementsOf } from '#tests/support/statements'
import { givenTwoFactorMember, timeCode } from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

const ASK = '/belepes/sms'
const ENTER = '/belepes/sms/kod'
const MINUTE_MS = 60_000

/** A visitor who asked for a code to this number. */
async function asked(client: ApiClient, phone: string) {
  const visitor = new Visitor(client)
  const response = await visitor.post(ASK, { phone })
  return { visitor, response }
}

function otherThan(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

test.group('Login by SMS', (group) => {
  group.each.setup(() => forgetLimits())

  test('a code sent to the number of a member logs in, once', async ({ client, assert }) => {
    const member = await givenMember({ locale: 'hu' })
    const { visitor, response } = await asked(client, member.phone)
    response.assertStatus(302)
    response.assertHeader('location', ENTER)
    const page = await visitor.get(ENTER)
    page.assertInertiaComponent('auth/sms_login_code')
    assert.equal(page.inertiaProps.phone, member.phone)
    const code = await lastCodeTo(member.phone)
    const [sms] = await smsTo(member.phone)
    assert.include(sms.text, 'Ezzel léphet be.')
    await visitor.post(ENTER, { code })
    assert.equal(visitor.session.auth_member, member.id)
    assert.notProperty(visitor.session, 'sms_login')
    await forgetLimits()
    const { visitor: again } = await asked(client, member.phone)
    await again.post(ENTER, { code })
    assert.notProperty(again.session, 'auth_member')
  })

  test('the number may be typed as people write it', async ({ client, assert }) => {
    const member = await givenMember()
    const national = `06 ${member.phone.slice(3, 5)} ${member.phone.slice(5, 8)}-${member.phone.slice(8)}`
    const { visitor } = await asked(client, national)
    await visitor.post(ENTER, { code: await lastCodeTo(member.phone) })
    assert.equal(visitor.session.auth_member, member.id)
    for (const phone of ['', 'abc', '12', ['+36301234567'], { a: 1 }, 'x'.repeat(10_000)]) {
      const refused = await new Visitor(client).post(ASK, { phone })
      assert.property(refused.flashMessage('inputErrorsBag'), 'phone')
    }
  })

  test('the second factor is still asked for', async ({ client, assert }) => {
    const member = await givenTwoFactorMember()
    const { visitor } = await asked(client, member.phone)
    const response = await visitor.post(ENTER, { code: await lastCodeTo(member.phone) })
    response.assertHeader('location', '/two-factor-challenge')
    assert.notProperty(visitor.session, 'auth_member')
    await visitor.post('/two-factor-challenge', { code: timeCode(member.secret) })
    assert.equal(visitor.session.auth_member, member.id)
  })

  test('an unknown number is answered the same, after the same statements, and gets nothing', async ({
    client,
    assert,
    cleanup,
  }) => {
    // What is trusted for a second is read once, before anything is counted.
    const clock = frozenClock()
    cleanup(() => clock.restore())
    forgetSettings()
    await settings()
    const known = (await givenMember()).phone
    const unknown = freshPhone()
    const told: unknown[][] = []
    const ran: string[][] = []
    for (const phone of [known, unknown]) {
      const visitor = new Visitor(client)
      const request = await statementsOf(async () => {
        const response = await visitor.post(ASK, { phone })
        told.push([response.status(), response.header('location'), response.flashMessages()])
      })
      if (phone === known) await lastCodeTo(known)
      const guess = await statementsOf(async () => {
        const response = await visitor.post(ENTER, { code: '000000' })
        told.push([response.status(), response.header('location'), response.flashMessages()])
      })
      ran.push(request.shop, guess.shop)
    }
    assert.deepEqual(told.slice(0, 2), told.slice(2))
    assert.deepEqual(told[1][2], { inputErrorsBag: { code: ['sms.wrong_code'] }, errorMeta: {} })
    assert.deepEqual(ran.slice(0, 2), ran.slice(2))
    assert.isNotEmpty(ran[1])
    assert.lengthOf(await smsTo(known), 1)
    assert.isEmpty(await smsTo(unknown))
  })

  test('who is not registered, disabled or deleted gets no code', async ({ client, assert }) => {
    const shut = async (column: string) => {
      const member = await givenMember()
      const sql = `UPDATE members SET ${column} = 1 WHERE id = ?`
      await transaction((trx) => rows(trx, sql, [member.id]))
      return member
    }
    const members = [
      await givenMember({ phoneVerified: false }),
      await givenMember({ registered: false }),
      await shut('disabled_at'),
      await shut('deleted_at'),
    ]
    for (const { phone } of members) {
      await asked(client, phone)
      assert.isEmpty(await smsTo(phone))
    }
  })

  test('a code lives ten minutes', async ({ client, assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    for (const [wait, works] of [
      [10 * MINUTE_MS - 1, true],
      [10 * MINUTE_MS, false],
    ] as const) {
      const member = await givenMember()
      const { visitor } = await asked(client, member.phone)
      const code = await lastCodeTo(member.phone)
      clock.pass(wait)
      await visitor.post(ENTER, { code })
      assert.equal(visitor.session.auth_member, works ? member.id : undefined)
    }
  })

  test('five codes are compared, and the right one after them is refused the same', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const { visitor } = await asked(client, member.phone)
    const code = await lastCodeTo(member.phone)
    for (let count = 0; count < 5; count++) {
      const response = await visitor.post(ENTER, { code: otherThan(code) })
      assert.deepEqual(response.flashMessage('inputErrorsBag'), { code: ['sms.wrong_code'] })
    }
    const sixth = await visitor.post(ENTER, { code })
    sixth.assertStatus(429)
    sixth.assertInertiaComponent('auth/sms_login_code')
    // Another session has tries of its own, but this code has none left.
    const fresh = new Visitor(client)
    await fresh.post(ASK, { phone: member.phone })
    const other = await fresh.post(ENTER, { code })
    assert.deepEqual(other.flashMessage('inputErrorsBag'), { code: ['sms.wrong_code'] })
    assert.notProperty(fresh.session, 'auth_member')
  })

  test('of fifteen requests at once with the right code one logs in', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const visitors: Visitor[] = []
    for (let count = 0; count < 15; count++) {
      await forgetLimits()
      // One SMS only: the later visitors came while the pause was running.
      const visitor = new Visitor(client)
      if (count === 0) await visitor.post(ASK, { phone: member.phone })
      else visitor.take({ ...visitors[0].session, sms_login: waiting(visitors[0], count) })
      visitors.push(visitor)
    }
    const code = await lastCodeTo(member.phone)
    await forgetLimits()
    await Promise.all(visitors.map((visitor) => visitor.post(ENTER, { code })))
    assert.equal(visitors.filter(({ session }) => session.auth_member).length, 1)
  })

  test('one SMS a minute and three an hour go to a number, whoever asks', async ({
    client,
    assert,
  }) => {
    const { phone } = await givenMember()
    await asked(client, phone)
    const { response } = await asked(client, phone)
    response.assertHeader('location', ENTER)
    assert.lengthOf(await smsTo(phone), 1)
    for (let count = 0; count < 4; count++) {
      // The minute is over.
      await clearLimit(`sms-login-pause:${phone}:strangers`)
      const later = await asked(client, phone)
      later.response.assertHeader('location', ENTER)
    }
    assert.lengthOf(await smsTo(phone), 3)
  })

  test('the eleventh wish of an address in ten minutes waits', async ({ client, assert }) => {
    const answers = []
    for (let count = 0; count < 11; count++) {
      answers.push((await asked(client, freshPhone())).response)
    }
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [...Array(10).fill(302), 429]
    )
    const last = answers.at(-1)!
    last.assertInertiaComponent('auth/sms_login')
    assert.equal(last.inertiaProps.errors.phone, 'too_many_attempts')
  })

  test('the code page without a wish leads to asking for one', async ({ client }) => {
    const visitor = new Visitor(client)
    const opened = await visitor.get(ENTER)
    opened.assertHeader('location', ASK)
    const sent = await visitor.post(ENTER, { code: '123456' })
    sent.assertHeader('location', ASK)
  })

  test('staff switch it off, and it is gone', async ({ client, assert, cleanup }) => {
    const set = (on: boolean) => transaction((trx) => changeSettings(trx, { sms_login: on }))
    cleanup(() => set(true))
    const login = () => new Visitor(client).get('/belepes')
    assert.isTrue((await login()).inertiaProps.smsLogin)
    const member = await givenMember()
    const { visitor } = await asked(client, member.phone)
    const code = await lastCodeTo(member.phone)
    await set(false)
    assert.isFalse((await login()).inertiaProps.smsLogin)
    for (const path of [ASK, ENTER]) {
      const opened = await visitor.get(path)
      opened.assertStatus(404)
    }
    await visitor.post(ENTER, { code })
    await visitor.post(ASK, { phone: member.phone })
    assert.notProperty(visitor.session, 'auth_member')
    assert.lengthOf(await smsTo(member.phone), 1)
  })

  test('the session has a new id with the wish and with the login', async ({ client, assert }) => {
    const member = await givenMember()
    let session = {}
    const ids: string[] = []
    const send = async (path: string, body: object) => {
      const request = client.post(path).redirects(0).withCsrfToken().withInertia()
      ids.push(request.sessionClient.sessionId)
      const response = await request.withSession(session).json(body)
      ids.push(response.cookie('session')!.value)
      session = response.session()
    }
    await send(ASK, { phone: member.phone })
    await send(ENTER, { code: await lastCodeTo(member.phone) })
    assert.notEqual(ids[0], ids[1])
    assert.notEqual(ids[2], ids[3])
    assert.propertyVal(session, 'auth_member', member.id)
  })
})

/** The same number in a session of its own. */
function waiting({ session }: Visitor, count: number) {
  return { ...(session.sms_login as object), id: `visitor-${count}` }
}
