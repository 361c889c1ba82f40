import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { forgetSettings, changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { DeliveryReadiness } from '#auth'
import { countryList } from '#auth/reference/country_list'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, freshPhone, TEST_PASSWORD } from '#tests/support/members'
import { lastCodeTo, smsTo } from '#tests/support/outbox'
import {
  accountBody,
  detailsBody,
  storedMember,
  visitorAtPhone,
} from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

const DAY_MS = 24 * 60 * 60 * 1000

/** What the first step says about a body. */
async function refusalOf(visitor: Visitor, given: Record<string, unknown>) {
  const response = await visitor.post('/regisztracio', accountBody(given))
  response.assertStatus(302)
  return response.flashMessage('inputErrorsBag') as Record<string, string[]>
}

test.group('First registration step', (group) => {
  group.each.setup(() => forgetLimits())

  test('[H-09] [A-24] it makes an unproved account, sends a code and leads to the second step', async ({
    client,
    assert,
  }) => {
    const { phone, email, visitor } = await visitorAtPhone(client)
    const member = await storedMember(email)
    assert.equal(member.phone, phone)
    assert.isNull(member.phone_verified_at)
    assert.match(member.password, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    assert.lengthOf(await smsTo(phone), 1)
    assert.equal((await visitor.get('/regisztracio/step/2')).status(), 200)
  })

  test('[A-23] [V-01] terms and age must be accepted', async ({ client, assert }) => {
    const visitor = new Visitor(client)
    assert.deepEqual(await refusalOf(visitor, { tos: false }), { tos: ['required'] })
    assert.deepEqual(await refusalOf(visitor, { major: undefined }), { major: ['required'] })
    assert.deepEqual(await refusalOf(visitor, { email: '' }), { email: ['required'] })
  }).tags(['@alike-everywhere'])

  test('[A-25] [V-14] [V-16] each violation has an error of its own', async ({
    client,
    assert,
  }) => {
    const visitor = new Visitor(client)
    const taken = await givenMember()
    assert.deepEqual(await refusalOf(visitor, { email: 'a@' }), { email: ['invalid'] })
    const upper = taken.email.toUpperCase()
    assert.deepEqual(await refusalOf(visitor, { email: upper }), { email: ['unique'] })
    assert.deepEqual(await refusalOf(visitor, { phone: taken.phone }), { phone: ['unique'] })
    assert.deepEqual(await refusalOf(visitor, { phone: '12' }), { phone: ['invalid'] })
    const other = { password_confirmation: 'egeszen-mas' }
    assert.deepEqual(await refusalOf(visitor, other), { password_confirmation: ['confirmed'] })
    const all = await refusalOf(visitor, { email: 'a@', phone: '1', password: 'x', tos: null })
    assert.sameMembers(Object.keys(all), ['email', 'phone', 'password', 'tos'])
  }).tags(['@alike-everywhere'])

  test('[A-16] a password is long enough and not a common one', async ({ client, assert }) => {
    const visitor = new Visitor(client)
    const seven = { password: 'abc-xyz', password_confirmation: 'abc-xyz' }
    assert.deepEqual(await refusalOf(visitor, seven), { password: ['min'] })
    for (const common of ['password', 'Password1', 'iloveyou1']) {
      const body = { password: common, password_confirmation: common }
      assert.deepEqual(await refusalOf(visitor, body), { password: ['invalid'] }, common)
    }
  }).tags(['@alike-everywhere'])

  test('[A-26] [V-17] the number must exist and belong to an allowed country', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(async () => {
      await transaction((trx) => changeSettings(trx, { allowed_phone_countries: ['HU'] }))
    })
    const visitor = new Visitor(client)
    const german = '+4915112345678'
    const wrong = ['12', '1', german, '+361234567890123456', '3'.repeat(251), '+36 80 123 456 7']
    for (const phone of wrong) {
      assert.deepEqual(await refusalOf(visitor, { phone }), { phone: ['invalid'] }, phone)
    }
    assert.lengthOf(await smsTo(german), 0)
    await transaction((trx) => changeSettings(trx, { allowed_phone_countries: ['HU', 'DE'] }))
    forgetSettings()
    await visitorAtPhone(client, { phone: german })
    assert.lengthOf(await smsTo(german), 1)
  }).tags(['@alike-everywhere'])

  test('[A-27] a number is kept in international form, however it was typed', async ({
    client,
    assert,
  }) => {
    const phone = freshPhone()
    const [, prefix, first, second] = /^\+36(30)(\d{3})(\d{4})$/.exec(phone)!
    const national = `06 ${prefix} ${first} ${second}`
    const { email } = await visitorAtPhone(client, { phone: national })
    assert.equal((await storedMember(email)).phone, phone)
    const again = await refusalOf(new Visitor(client), { phone })
    assert.deepEqual(again, { phone: ['unique'] })
  }).tags(['@alike-everywhere'])

  test('of two registrations with one e-mail address at once one is made', async ({
    client,
    assert,
  }) => {
    const email = String(accountBody().email)
    const tries = Array.from({ length: 10 }, () => {
      return new Visitor(client).post('/regisztracio', accountBody({ email }))
    })
    const answers = await Promise.all(tries)
    const made = answers.filter((one) => one.header('location') === '/regisztracio/step/2')
    assert.lengthOf(made, 1)
    for (const answer of answers) {
      if (answer === made[0]) continue
      assert.deepEqual(answer.flashMessage('inputErrorsBag'), { email: ['unique'] })
    }
  })

  test('an account whose phone was never proved makes room after a day, a proved one never', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { account } = await visitorAtPhone(client)
    const proved = await givenMember({ registered: false })
    const { email, phone } = account
    assert.deepEqual(await refusalOf(new Visitor(client), { email, phone }), {
      email: ['unique'],
      phone: ['unique'],
    })
    clock.pass(DAY_MS + 1000)
    await forgetLimits()
    const first = await storedMember(String(email))
    await visitorAtPhone(client, { email, phone })
    assert.notEqual((await storedMember(String(email))).id, first.id)
    const { email: kept } = proved
    assert.deepEqual(await refusalOf(new Visitor(client), { email: kept }), { email: ['unique'] })
  })

  test('who mistyped the number begins again with the same e-mail address', async ({
    client,
    assert,
  }) => {
    const { visitor, email, phone } = await visitorAtPhone(client)
    const right = freshPhone()
    const response = await visitor.post('/regisztracio', accountBody({ email, phone: right }))
    response.assertHeader('location', '/regisztracio/step/2')
    assert.equal((await storedMember(email)).phone, right)
    const sql = 'SELECT id FROM members WHERE phone = ?'
    assert.lengthOf(await shopReader().rows(sql, [phone]), 0)
  })

  test('consents are kept with their date, wording and place; the address is sealed', async ({
    client,
    assert,
  }) => {
    const { email } = await visitorAtPhone(client)
    const { id } = await storedMember(email)
    const sql = `SELECT purpose, given, place, text_version AS "version",
      sealed_address AS "address" FROM consent_changes WHERE member_id = ? ORDER BY purpose`
    const proofs = await shopReader().rows<Record<string, any>>(sql, [id])
    assert.deepEqual(
      proofs.map(({ purpose, given, place }) => ({ purpose, given, place })),
      [
        { purpose: 'major', given: 1, place: 'registration_account' },
        { purpose: 'tos', given: 1, place: 'registration_account' },
      ]
    )
    for (const { version, address } of proofs) {
      assert.match(version, /^\d{4}-\d{2}$/)
      assert.notInclude(address, '127.0.0.1')
    }
  })

  test('the referral code of the link is remembered as an invitation', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    const visitor = new Visitor(client)
    await visitor.get(`/regisztracio?ref=${inviter.referralCode}`)
    await visitor.get('/regisztracio')
    const account = accountBody()
    await visitor.post('/regisztracio', account)
    assert.equal((await storedMember(String(account.email))).invited_by_id, inviter.id)
    const shown = await visitor.get('/regisztracio')
    assert.isTrue(shown.inertiaProps.isInvited)
    const stray = new Visitor(client)
    const odd = await stray.get(`/regisztracio?ref=${'x'.repeat(400)}&ref[]=1`)
    assert.equal(odd.status(), 200)
    assert.isFalse(odd.inertiaProps.isInvited)
  })

  test('an invitation survives a corrected number, every step and another device', async ({
    client,
    assert,
  }) => {
    const inviter = await givenMember()
    const visitor = new Visitor(client)
    await visitor.get(`/regisztracio?ref=${inviter.referralCode}`)
    await visitor.post('/regisztracio', accountBody({ phone: '12' }))
    await visitor.post('/regisztracio', accountBody())
    const corrected = accountBody()
    await visitor.post('/regisztracio', corrected)
    const invitedBy = async () => (await storedMember(String(corrected.email))).invited_by_id
    assert.equal(await invitedBy(), inviter.id)

    const phone = new Visitor(client)
    const { email, password } = corrected
    const resumed = await phone.post('/belepes', { email, password, remember: '' })
    assert.equal(resumed.header('location'), '/regisztracio/step/2')
    const again = accountBody({ email })
    assert.equal(
      (await phone.post('/regisztracio', again)).header('location'),
      '/regisztracio/step/2'
    )
    assert.equal(await invitedBy(), inviter.id)
    await phone.post('/regisztracio/step/2', { code: await lastCodeTo(String(again.phone)) })
    await phone.post('/regisztracio/step/3/submit', await detailsBody())
    const member = await storedMember(String(corrected.email))
    assert.isNotNull(member.registered_at)
    assert.equal(member.invited_by_id, inviter.id)
    assert.isUndefined(phone.session.referral_code)
  })

  test('[D-36] [A-56] the page has the countries with names and dial codes', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(async () => {
      await transaction((trx) => changeSettings(trx, { allowed_phone_countries: ['HU'] }))
    })
    const hungary = { iso2: 'HU', native: 'Magyarország', dialCode: '36', continent: 'EU' }
    const allowed = await client.get('/regisztracio').withInertia()
    assert.deepEqual(allowed.inertiaProps.countries, [{ ...hungary, name: 'Hungary' }])
    assert.deepEqual(countryList('hu', ['HU']), [{ ...hungary, name: 'Magyarország' }])
    await transaction((trx) => changeSettings(trx, { allowed_phone_countries: [] }))
    forgetSettings()
    const every = await client.get('/regisztracio').withInertia()
    assert.isAbove(every.inertiaProps.countries.length, 200)
  }).tags(['@alike-everywhere'])

  test('[A-33] without an SMS service nothing is made and the form says so', async ({
    client,
    assert,
    cleanup,
  }) => {
    app.container.swap(DeliveryReadiness, () => ({
      canSendSms: () => false,
      canSendMail: () => true,
    }))
    cleanup(() => app.container.restore(DeliveryReadiness))
    const account = accountBody()
    const response = await new Visitor(client).post('/regisztracio', account)
    const errors = response.flashMessage('inputErrorsBag')
    assert.deepEqual(errors, { phone: ['sms.not_configured'] })
    assert.isUndefined(await storedMember(String(account.email)))
  })

  test('more than the first step may say is not taken over', async ({ client, assert }) => {
    const inviter = await givenMember()
    const { email } = await visitorAtPhone(client, {
      id: 1,
      points: 1_000_000,
      role: 'admin',
      sf_id: 'x',
      invited_by_id: inviter.id,
      referral_code: 'mine',
      phone_verified_at: 1,
      registered_at: 1,
      tos_accepted_at: 1,
      created_at: 1,
    })
    const member = await storedMember(email)
    assert.isAbove(member.id, 1)
    assert.isNull(member.sf_id)
    assert.isNull(member.invited_by_id)
    assert.notEqual(member.referral_code, 'mine')
    assert.isNull(member.phone_verified_at)
    assert.isNull(member.registered_at)
    assert.isAbove(member.created_at, 1)
    const balance = 'SELECT points FROM balances WHERE member_id = ?'
    assert.lengthOf(await shopReader().rows(balance, [member.id]), 0)
  }).tags(['@alike-everywhere'])

  test('values of a wrong kind are field errors, and the query is no part of the form', async ({
    client,
    assert,
  }) => {
    const visitor = new Visitor(client)
    const odd = [[], ['x'], { a: 1 }, 'a\u0007b', 'x'.repeat(2000), 12, true, null]
    for (const value of odd) {
      await forgetLimits()
      for (const field of ['email', 'phone', 'password']) {
        const errors = await refusalOf(visitor, { [field]: value })
        assert.isNotEmpty(errors, `${field} ${JSON.stringify(value)}`)
      }
    }
    const cut = accountBody({ email: 'a\u0000@b.hu' })
    assert.equal((await visitor.post('/regisztracio', cut)).status(), 400)
    const { password: _left, ...rest } = accountBody()
    const path = `/regisztracio?password=${TEST_PASSWORD}`
    const response = await visitor.post(path, rest)
    assert.property(response.flashMessage('inputErrorsBag'), 'password')
  }).tags(['@alike-everywhere'])

  test('an address that tells too often what is taken is refused with 429', async ({
    client,
    assert,
  }) => {
    const visitor = new Visitor(client)
    for (let count = 0; count < 30; count++) {
      await visitor.post('/regisztracio', { email: 'a@' })
    }
    const refused = await visitor.post('/regisztracio', { email: 'a@' })
    refused.assertStatus(429)
    refused.assertInertiaComponent('auth/register')
    assert.equal(refused.inertiaProps.errors.email, 'too_many_attempts')
  })
})
