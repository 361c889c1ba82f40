import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import {
  givenPasswordEntered,
  givenTwoFactorMember,
  timeCode,
  wrongTimeCode,
} from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

const TWO_FACTOR = '/user/two-factor-authentication'
const CONFIRMED = '/user/confirmed-two-factor-authentication'
const QR = '/user/two-factor-qr-code'
const SECRET = '/user/two-factor-secret-key'
const CODES = '/user/two-factor-recovery-codes'
const CONFIRM_PASSWORD = '/user/confirm-password'
const RECOVERY_CODE = /^[2-9a-z]{5}-[2-9a-z]{5}$/

/** A member without a second factor who has just confirmed the password. */
async function confirmedMember(client: ApiClient) {
  const member = await givenMember()
  const visitor = await givenPasswordEntered(client, member)
  await visitor.post(CONFIRM_PASSWORD, { password: TEST_PASSWORD })
  return { member, visitor }
}

/** The same with the second factor just switched on. */
async function switchedOn(client: ApiClient) {
  const { member, visitor } = await confirmedMember(client)
  await visitor.post(TWO_FACTOR)
  const { secretKey } = (await visitor.json(SECRET)).body()
  const code = timeCode(secretKey)
  const response = await visitor.post(CONFIRMED, { code })
  return { member, visitor, secret: secretKey as string, code, response }
}

/** The same, who has seen the first codes and had new ones made. */
async function renewed(client: ApiClient) {
  const made = await switchedOn(client)
  await made.visitor.json(CODES)
  ;(await made.visitor.post(CODES)).assertStatus(302)
  return made
}

async function stored(id: number) {
  const sql = `SELECT two_factor_secret AS "secret", two_factor_recovery_codes AS "codes",
    two_factor_confirmed_at AS "confirmedAt" FROM members WHERE id = ?`
  type Row = { secret: string | null; codes: string | null; confirmedAt: number | null }
  return (await shopReader().rows<Row>(sql, [id]))[0]
}

test.group('Two-factor login of a member', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-21] [H-59] [H-60] [H-61] without a confirmed password it is asked for first', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const visitor = await givenPasswordEntered(client, member)
    const answers = [
      await visitor.post(TWO_FACTOR),
      await visitor.delete(TWO_FACTOR),
      await visitor.post(CONFIRMED, { code: '123456' }),
      await visitor.post(CODES),
    ]
    for (const answer of answers) answer.assertHeader('location', CONFIRM_PASSWORD)
    for (const path of [QR, SECRET, CODES]) (await visitor.json(path)).assertStatus(423)
    const untouched = { secret: null, codes: null, confirmedAt: null }
    assert.deepEqual(await stored(member.id), untouched)
    const guest = new Visitor(client)
    const refused = await guest.post(TWO_FACTOR)
    refused.assertHeader('location', '/belepes')
  })

  test('[H-59] enabling makes an unconfirmed, sealed secret and says so', async ({
    client,
    assert,
  }) => {
    const { member, visitor } = await confirmedMember(client)
    const response = await visitor.post(TWO_FACTOR)
    response.assertStatus(302)
    response.assertHeader('location', '/profil')
    assert.equal(response.flashMessage('status'), 'Scan the code with your authenticator app.')
    const { secret, confirmedAt } = await stored(member.id)
    assert.isNull(confirmedAt)
    const { secretKey } = (await visitor.json(SECRET)).body()
    assert.notInclude(secret, secretKey)
    const { twoFactor } = (await visitor.get('/profil')).inertiaProps
    assert.deepEqual(twoFactor, { state: 'begun', recovery_codes_left: 0 })
    const again = await givenPasswordEntered(client, member)
    assert.equal(again.session.auth_member, member.id, 'nothing is asked for yet')
  })

  test('[H-59] without a confirmed password it leads there, and there is no secret', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const visitor = await givenPasswordEntered(client, member)
    const response = await visitor.post(TWO_FACTOR)
    response.assertStatus(302)
    response.assertHeader('location', CONFIRM_PASSWORD)
    assert.deepEqual(await stored(member.id), { secret: null, codes: null, confirmedAt: null })
  })

  test('[H-60] without a confirmed password it leads there, and the second factor stays on', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const before = await stored(member.id)
    const visitor = await givenPasswordEntered(client, member)
    await visitor.post('/two-factor-challenge', { code: timeCode(member.secret) })
    const response = await visitor.delete(TWO_FACTOR)
    response.assertStatus(303)
    response.assertHeader('location', CONFIRM_PASSWORD)
    assert.deepEqual(await stored(member.id), before)
    const later = await givenPasswordEntered(client, member)
    assert.notProperty(later.session, 'auth_member', 'the next login is challenged')
  })

  test('[H-61] without a confirmed password it leads there, and the right code switches nothing on', async ({
    client,
    assert,
  }) => {
    const { member, visitor } = await confirmedMember(client)
    await visitor.post(TWO_FACTOR)
    const { secretKey } = (await visitor.json(SECRET)).body()
    const unsure = await givenPasswordEntered(client, member)
    const response = await unsure.post(CONFIRMED, { code: timeCode(secretKey) })
    response.assertStatus(302)
    response.assertHeader('location', CONFIRM_PASSWORD)
    assert.isNull((await stored(member.id)).confirmedAt)
    await visitor.post(CONFIRMED, { code: timeCode(secretKey) })
    assert.isNumber((await stored(member.id)).confirmedAt, 'the same code was right')
  })

  test('[H-62] [H-63] the QR code and the key are those of the secret', async ({
    client,
    assert,
  }) => {
    const { member, visitor } = await confirmedMember(client)
    for (const path of [QR, SECRET]) (await visitor.json(path)).assertStatus(404)
    await visitor.post(TWO_FACTOR)
    const { secretKey } = (await visitor.json(SECRET)).body()
    assert.match(secretKey, /^[A-Z2-7]{32}$/)
    const { svg, url } = (await visitor.json(QR)).body()
    assert.match(svg, /^<svg [^>]*viewBox/)
    const address = new URL(url)
    assert.equal(address.protocol, 'otpauth:')
    assert.equal(address.searchParams.get('secret'), secretKey)
    assert.include(decodeURIComponent(address.pathname), `Mesterpont:${member.email}`)
  })

  test('[H-61] a wrong code is an error on code, in the named bag; the right one switches on', async ({
    client,
    assert,
  }) => {
    const { member, visitor } = await confirmedMember(client)
    const early = await visitor.post(CONFIRMED, { code: '123456' })
    assert.deepEqual(early.flashMessage('inputErrorsBag'), { code: ['two_factor.not_begun'] })
    await visitor.post(TWO_FACTOR)
    const { secretKey } = (await visitor.json(SECRET)).body()
    const wrong = await visitor.post(CONFIRMED, { code: wrongTimeCode(secretKey) })
    assert.deepEqual(wrong.flashMessage('inputErrorsBag'), { code: ['two_factor.wrong_code'] })
    const shown = await visitor.get('/profil', { 'x-inertia-error-bag': 'twoFactor' })
    assert.equal(shown.inertiaProps.errors.twoFactor.code, 'two_factor.wrong_code')
    assert.isNull((await stored(member.id)).confirmedAt)
    const right = await visitor.post(CONFIRMED, { code: timeCode(secretKey) })
    assert.equal(right.flashMessage('status'), 'Two-step login is on.')
    assert.isNumber((await stored(member.id)).confirmedAt)
    for (const path of [QR, SECRET]) (await visitor.json(path)).assertStatus(404)
  })

  test('the code that switched it on does not log in', async ({ client, assert }) => {
    const { member, code } = await switchedOn(client)
    const visitor = await givenPasswordEntered(client, member)
    await visitor.post('/two-factor-challenge', { code })
    assert.notProperty(visitor.session, 'auth_member')
  })

  test('once it is on it cannot be set up over, and a later code changes nothing', async ({
    client,
    assert,
  }) => {
    const { member, visitor } = await switchedOn(client)
    const before = await stored(member.id)
    const again = await visitor.post(TWO_FACTOR)
    assert.equal(
      again.flashMessage('error'),
      'Two-step login is on already. Switch it off first to set it up anew.'
    )
    await visitor.post(CONFIRMED, { code: '123456' })
    assert.deepEqual(await stored(member.id), before)
  })

  test('[H-64] eight codes are shown once, then none, and stored as hashes', async ({
    client,
    assert,
  }) => {
    const { member, visitor } = await switchedOn(client)
    const opened = await visitor.get(CODES, { accept: 'text/html' })
    opened.assertStatus(303)
    assert.notMatch(opened.text(), /codes|remaining/)
    const { codes, remaining } = (await visitor.json(CODES)).body()
    assert.lengthOf(codes, 8)
    assert.equal(remaining, 8)
    for (const code of codes) assert.match(code, RECOVERY_CODE)
    assert.deepEqual((await visitor.json(CODES)).body(), { codes: [], remaining: 8 })
    const kept = JSON.stringify(await stored(member.id))
    for (const code of codes) assert.notInclude(kept, code)
    const login = await givenPasswordEntered(client, member)
    await login.post('/two-factor-challenge', { recovery_code: codes[0] })
    assert.equal(login.session.auth_member, member.id)
    await login.post(CONFIRM_PASSWORD, { password: TEST_PASSWORD })
    assert.deepEqual((await login.json(CODES)).body(), { codes: [], remaining: 7 })
  })

  for (const [name, made] of Object.entries({ 'codes': switchedOn, 'renewed codes': renewed })) {
    test(`[H-64] of many who ask at once one is shown the ${name}`, async ({ client, assert }) => {
      const { visitor } = await made(client)
      const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.json(CODES)))
      const shown = answers.map((answer) => answer.body().codes.length).filter((count) => count > 0)
      assert.deepEqual(shown, [8])
      assert.deepEqual((await visitor.json(CODES)).body(), { codes: [], remaining: 8 })
    })

    test(`[H-64] ${name} that nobody looked at in a quarter of an hour are not shown`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const clock = frozenClock()
      cleanup(() => clock.restore())
      const { visitor } = await made(client)
      clock.pass(15 * 60_000 + 1)
      await visitor.post(CONFIRM_PASSWORD, { password: TEST_PASSWORD })
      assert.deepEqual((await visitor.json(CODES)).body(), { codes: [], remaining: 0 })
    })
  }

  test('[H-64] new codes end the old ones', async ({ client, assert }) => {
    const { member, visitor } = await switchedOn(client)
    const { codes: old } = (await visitor.json(CODES)).body()
    const renewed = await visitor.post(CODES)
    renewed.assertStatus(302)
    const login = await givenPasswordEntered(client, member)
    await login.post('/two-factor-challenge', { recovery_code: old[0] })
    assert.notProperty(login.session, 'auth_member')
    const { codes } = (await visitor.json(CODES)).body()
    assert.lengthOf(codes, 8)
    assert.isEmpty(codes.filter((code: string) => old.includes(code)))
    await login.post('/two-factor-challenge', { recovery_code: codes[7] })
    assert.equal(login.session.auth_member, member.id)
  })

  test('[H-60] disabling clears secret and codes; the next login has no challenge', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember()
    const visitor = await givenPasswordEntered(client, member)
    await visitor.post('/two-factor-challenge', { code: timeCode(member.secret) })
    await visitor.post(CONFIRM_PASSWORD, { password: TEST_PASSWORD })
    const response = await visitor.delete(TWO_FACTOR)
    response.assertStatus(303)
    assert.equal(response.flashMessage('status'), 'Two-step login is off.')
    const cleared = { secret: null, codes: null, confirmedAt: null }
    assert.deepEqual(await stored(member.id), cleared)
    const later = await givenPasswordEntered(client, member)
    assert.equal(later.session.auth_member, member.id)
  })

  test('switching on takes ten tries at most, counted before', async ({ client, assert }) => {
    const { member, visitor } = await confirmedMember(client)
    await visitor.post(TWO_FACTOR)
    const { secretKey } = (await visitor.json(SECRET)).body()
    const code = wrongTimeCode(secretKey)
    for (let count = 0; count < 10; count++) await visitor.post(CONFIRMED, { code })
    const refused = await visitor.post(CONFIRMED, { code: timeCode(secretKey) })
    assert.deepEqual(refused.flashMessage('inputErrorsBag'), { code: ['too_many_attempts'] })
    assert.isNull((await stored(member.id)).confirmedAt)
  })
})
