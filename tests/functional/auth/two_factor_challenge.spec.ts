import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import {
  givenPasswordEntered,
  givenTwoFactorMember,
  timeCode,
  wrongTimeCode,
} from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

const CHALLENGE = '/two-factor-challenge'
const DAY_MS = 24 * 60 * 60 * 1000

test.group('Two-factor challenge', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.timeout(120_000)

  test('[A-17] after the right password the challenge comes first, and nobody is logged in', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const visitor = new Visitor(client)
    await visitor.get('/profil?page=2')
    const { email } = member
    const response = await visitor.post('/belepes', { email, password: TEST_PASSWORD })
    response.assertStatus(302)
    response.assertHeader('location', CHALLENGE)
    assert.notProperty(visitor.session, 'auth_member')
    const refused = await visitor.get('/profil')
    refused.assertStatus(302)
    refused.assertHeader('location', CHALLENGE)
    assert.isNull((await visitor.get('/')).inertiaProps.security.user)
  })

  test('[H-16] [A-19] the right code logs in and leads to the wanted page', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const visitor = new Visitor(client)
    await visitor.get('/profil?page=2')
    await visitor.post('/belepes', { email: member.email, password: TEST_PASSWORD })
    const page = await visitor.get(CHALLENGE)
    page.assertStatus(200)
    page.assertInertiaComponent('auth/two_factor_challenge')
    const response = await visitor.post(CHALLENGE, { code: timeCode(member.secret) })
    response.assertStatus(302)
    response.assertHeader('location', '/profil?page=2')
    assert.equal((await visitor.get('/profil')).inertiaProps.profile.email, member.email)
    assert.notProperty(visitor.session, 'two_factor_login')
  })

  test('[A-19] a code of the step before and after is taken, of two steps off it is not', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    for (const [steps, works] of [
      [-2, false],
      [-1, true],
      [1, true],
      [2, false],
    ] as const) {
      const member = await givenTwoFactorMember()
      const visitor = await givenPasswordEntered(client, member)
      const response = await visitor.post(CHALLENGE, { code: timeCode(member.secret, steps) })
      const errors = response.flashMessage('inputErrorsBag')
      const wanted = works ? undefined : { code: ['two_factor.wrong_code'] }
      assert.deepEqual(errors, wanted, `${steps}`)
      assert.equal(visitor.session.auth_member, works ? member.id : undefined, `${steps}`)
    }
  })

  test('[A-19] a code is never taken twice, nor an earlier one after it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenTwoFactorMember()
    const code = timeCode(member.secret)
    const earlier = timeCode(member.secret, -1)
    const first = await givenPasswordEntered(client, member)
    await first.post(CHALLENGE, { code })
    assert.equal(first.session.auth_member, member.id)
    const second = await givenPasswordEntered(client, member)
    for (const used of [code, earlier]) {
      const response = await second.post(CHALLENGE, { code: used })
      const errors = response.flashMessage('inputErrorsBag')
      assert.deepEqual(errors, { code: ['two_factor.wrong_code'] })
    }
    clock.pass(30_000)
    assert.notProperty(second.session, 'auth_member')
    await second.post(CHALLENGE, { code: timeCode(member.secret) })
    assert.equal(second.session.auth_member, member.id)
  })

  test('[A-19] of twenty requests at once with one time code one logs in', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const visitors: Visitor[] = []
    for (let count = 0; count < 20; count++) {
      await forgetLimits()
      visitors.push(await givenPasswordEntered(client, member))
    }
    const code = timeCode(member.secret)
    await Promise.all(visitors.map((one) => one.post(CHALLENGE, { code })))
    assert.equal(visitors.filter(({ session }) => session.auth_member).length, 1)
  })

  test('[A-19] of twenty requests at once with one recovery code one logs in', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const visitors: Visitor[] = []
    for (let count = 0; count < 20; count++) {
      await forgetLimits()
      visitors.push(await givenPasswordEntered(client, member))
    }
    const [recovery_code] = member.recoveryCodes
    await Promise.all(visitors.map((one) => one.post(CHALLENGE, { recovery_code })))
    assert.equal(visitors.filter(({ session }) => session.auth_member).length, 1)
    const sql = 'SELECT two_factor_recovery_codes AS "codes" FROM members WHERE id = ?'
    const [{ codes }] = await shopReader().rows<{ codes: string }>(sql, [member.id])
    assert.lengthOf(codes.split(',').filter(Boolean), 7)
  })

  test('[A-19] a recovery code logs in once, however it is typed', async ({ client, assert }) => {
    const member = await givenTwoFactorMember()
    const typed = member.recoveryCodes[2].toUpperCase().replace('-', ' ')
    const first = await givenPasswordEntered(client, member)
    await first.post(CHALLENGE, { recovery_code: typed })
    assert.equal(first.session.auth_member, member.id)
    const second = await givenPasswordEntered(client, member)
    for (const used of [member.recoveryCodes[2], 'aaaaa-aaaaa']) {
      const response = await second.post(CHALLENGE, { recovery_code: used })
      const errors = response.flashMessage('inputErrorsBag')
      assert.deepEqual(errors, { recovery_code: ['two_factor.wrong_recovery_code'] })
    }
    assert.notProperty(second.session, 'auth_member')
    const other = await givenTwoFactorMember()
    const stranger = await givenPasswordEntered(client, other)
    const borrowed = await stranger.post(CHALLENGE, { recovery_code: member.recoveryCodes[0] })
    assert.property(borrowed.flashMessage('inputErrorsBag'), 'recovery_code')
  })

  test('[A-20] without a login that waits, the challenge leads to the login', async ({
    client,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const guest = new Visitor(client)
    for (const response of [
      await guest.get(CHALLENGE),
      await guest.post(CHALLENGE, { code: '123456' }),
    ]) {
      response.assertStatus(302)
      response.assertHeader('location', '/belepes')
    }
    const member = await givenTwoFactorMember()
    const visitor = await givenPasswordEntered(client, member)
    clock.pass(10 * 60_000 + 1)
    const late = await visitor.post(CHALLENGE, { code: timeCode(member.secret) })
    late.assertHeader('location', '/belepes')
  })

  test('what is no code is an error of its field', async ({ client, assert }) => {
    const member = await givenTwoFactorMember()
    for (const [body, field] of [
      [{}, 'code'],
      [{ code: '' }, 'code'],
      [{ code: ['123456'] }, 'code'],
      [{ code: { a: 1 } }, 'code'],
      [{ code: 'x'.repeat(10_000) }, 'code'],
      [{ code: '12345é' }, 'code'],
      [{ recovery_code: ['a'] }, 'recovery_code'],
      [{ recovery_code: '%' }, 'recovery_code'],
    ] as const) {
      await forgetLimits()
      const visitor = await givenPasswordEntered(client, member)
      const response = await visitor.post(CHALLENGE, body)
      assert.equal(response.status(), 302, JSON.stringify(body).slice(0, 40))
      assert.property(response.flashMessage('inputErrorsBag'), field)
      assert.notProperty(visitor.session, 'auth_member')
    }
  })

  test('the sixth try of one login waits, also with the right code', async ({ client, assert }) => {
    const member = await givenTwoFactorMember()
    const visitor = await givenPasswordEntered(client, member)
    const wrong = wrongTimeCode(member.secret)
    for (let count = 0; count < 5; count++) await visitor.post(CHALLENGE, { code: wrong })
    const refused = await visitor.post(CHALLENGE, { code: timeCode(member.secret) })
    refused.assertStatus(429)
    refused.assertInertiaComponent('auth/two_factor_challenge')
    assert.equal(refused.inertiaProps.errors.code, 'too_many_attempts')
    assert.isAbove(Number(refused.header('retry-after')), 0)
    assert.notProperty(visitor.session, 'auth_member')
  })

  test('however often the password is entered anew, a member has twenty tries an hour', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const visitors: Visitor[] = []
    for (let count = 0; count < 9; count++) {
      await forgetLimits()
      visitors.push(await givenPasswordEntered(client, member))
    }
    const code = wrongTimeCode(member.secret)
    const statuses: number[] = []
    for (const visitor of visitors) {
      const tries = Array.from({ length: 5 }, () => visitor.post(CHALLENGE, { code }))
      statuses.push(...(await Promise.all(tries)).map((answer) => answer.status()))
    }
    assert.equal(statuses.filter((status) => status === 302).length, 20)
    assert.equal(statuses.filter((status) => status === 429).length, 25)
  })

  test('tries of one login that are refused unread take nothing of what a member has an hour', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const stranger = await givenPasswordEntered(client, member)
    const wrong = wrongTimeCode(member.secret)
    for (let count = 0; count < 30; count++) await stranger.post(CHALLENGE, { code: wrong })
    const owner = await givenPasswordEntered(client, member)
    await owner.post(CHALLENGE, { code: timeCode(member.secret) })
    assert.equal(owner.session.auth_member, member.id)
  })

  test('the session has a new id after the password and after the second factor', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const ids: string[] = []
    let session = {}
    const send = async (path: string, body: object) => {
      const request = client.post(path).redirects(0).withCsrfToken().withInertia()
      const before = request.sessionClient.sessionId
      const response = await request.withSession(session).json(body)
      ids.push(before, response.cookie('session')!.value)
      session = response.session()
    }
    await send('/belepes', { email: member.email, password: TEST_PASSWORD })
    await send(CHALLENGE, { code: timeCode(member.secret) })
    assert.notEqual(ids[0], ids[1])
    assert.notEqual(ids[2], ids[3])
    assert.propertyVal(session, 'auth_member', member.id)
  })

  test('[A-05] [A-17] a remember cookie never skips the second factor', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const visitor = await givenPasswordEntered(client, member, 'on')
    assert.isUndefined(visitor.rememberCookie, 'no cookie before the second factor')
    await visitor.post(CHALLENGE, { code: timeCode(member.secret) })
    assert.isDefined(visitor.rememberCookie)
    const ends = () => tokenEnds(member.id)
    const [end] = await ends()

    visitor.close()
    const asked = await visitor.get('/profil')
    assert.equal(asked.header('location'), CHALLENGE)
    assert.isNull((await visitor.get('/')).inertiaProps.security.user)
    const [recovery_code] = member.recoveryCodes
    const entered = await visitor.post(CHALLENGE, { recovery_code })
    assert.equal(entered.header('location'), '/profil')
    assert.equal((await visitor.get('/profil')).status(), 200)
    assert.equal(Math.max(...(await ends())), end, 'the thirty days go on')

    visitor.close()
    assert.equal((await visitor.get('/profil')).header('location'), CHALLENGE)
    await visitor.post(CHALLENGE, { recovery_code: member.recoveryCodes[1] })
    await visitor.post('/logout')
    assert.deepEqual(await ends(), [])
  })

  test('a cookie from before the second factor was switched on leads to the challenge', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenTwoFactorMember()
    const confirmedAt = (value: number | null) => {
      const sql = 'UPDATE members SET two_factor_confirmed_at = ? WHERE id = ?'
      return transaction((trx) => rows(trx, sql, [value, member.id]))
    }
    await confirmedAt(null)
    const visitor = await givenPasswordEntered(client, member, 'on')
    await confirmedAt(1)
    visitor.close()
    assert.equal((await visitor.get('/profil')).header('location'), CHALLENGE)
    clock.pass(30 * DAY_MS)
    visitor.close()
    assert.equal((await visitor.get('/profil')).header('location'), '/belepes')
  })

  test('who disabled or deleted the account meanwhile is not let in', async ({
    client,
    assert,
  }) => {
    for (const column of ['disabled_at', 'deleted_at']) {
      const member = await givenTwoFactorMember()
      const visitor = await givenPasswordEntered(client, member)
      const sql = `UPDATE members SET ${column} = 1 WHERE id = ?`
      await transaction((trx) => rows(trx, sql, [member.id]))
      const answers = [
        { code: timeCode(member.secret) },
        { recovery_code: member.recoveryCodes[0] },
      ]
      for (const body of answers) {
        const response = await visitor.post(CHALLENGE, body)
        assert.property(response.flashMessage('inputErrorsBag'), Object.keys(body)[0])
        assert.notProperty(visitor.session, 'auth_member')
      }
    }
  })

  test('a new password by a reset link does not skip the second factor', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const visitor = new Visitor(client)
    await visitor.post('/elfelejtett-jelszo', { email: member.email })
    const [mail] = await mailsTo(member.email)
    const token = /reset-password\/([\w-]+)/.exec(mail.text)![1]
    const password = 'vakolat-es-csempe'
    const body = { token, email: member.email, password, password_confirmation: password }
    const response = await visitor.post('/reset-password', body)
    response.assertHeader('location', '/belepes')
    const entered = await visitor.post('/belepes', { email: member.email, password })
    entered.assertHeader('location', CHALLENGE)
    assert.notProperty(visitor.session, 'auth_member')
  })

  test('another login takes the place of the one that waits', async ({ client, assert }) => {
    const waiting = await givenTwoFactorMember()
    const other = await givenMember()
    const visitor = await givenPasswordEntered(client, waiting)
    await visitor.post('/belepes', { email: other.email, password: TEST_PASSWORD })
    assert.equal(visitor.session.auth_member, other.id)
    assert.notProperty(visitor.session, 'two_factor_login')
  })
})

async function tokenEnds(memberId: number) {
  const sql = 'SELECT expires_at AS "end" FROM remember_tokens WHERE member_id = ? ORDER BY id'
  return (await shopReader().rows<{ end: number }>(sql, [memberId])).map(({ end }) => end)
}
