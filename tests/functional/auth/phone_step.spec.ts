import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { DeliveryReadiness, SmsBudget } from '#auth'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits, forgetLimitsOfOtherClocks } from '#tests/support/limits'
import { lastCodeTo, smsTo } from '#tests/support/outbox'
import { accountBody, storedMember, visitorAtPhone } from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

const PATH = '/regisztracio/step/2'
const RESEND = {
  'x-inertia-partial-component': 'auth/register_phone',
  'x-inertia-partial-data': 'canSendAt,flash',
}

/** A code that is not the right one. */
function otherThan(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

async function errorOf(visitor: Visitor, code: string) {
  const response = await visitor.post(PATH, { code })
  const errors = response.flashMessage('inputErrorsBag') as { code?: string[] } | undefined
  return errors?.code?.[0]
}

test.group('Phone verification', (group) => {
  group.each.setup(() => forgetLimits())

  test('[H-10] [A-29] the code of the SMS leads to the third step', async ({ client, assert }) => {
    const { visitor, phone, email } = await visitorAtPhone(client)
    const page = await visitor.get(PATH)
    page.assertInertiaComponent('auth/register_phone')
    const seconds = page.inertiaProps.canSendAt - Date.now() / 1000
    assert.isTrue(seconds > 55 && seconds <= 61, `${seconds} s`)
    const code = await lastCodeTo(phone)
    const response = await visitor.post(PATH, { code })
    response.assertStatus(302)
    response.assertHeader('location', '/regisztracio/step/3')
    assert.isNotNull((await storedMember(email)).phone_verified_at)
    assert.equal((await visitor.get(PATH)).header('location'), '/regisztracio/step/3')
  })

  test('[A-31] [A-32] a resend waits for its moment, a plain visit never sends', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor, phone } = await visitorAtPhone(client)
    assert.lengthOf(await smsTo(phone), 1)
    await visitor.get(PATH)
    await visitor.get(PATH, RESEND)
    assert.lengthOf(await smsTo(phone), 1, 'too early')
    clock.pass(60_001)
    await visitor.get(PATH)
    const otherPart = { ...RESEND, 'x-inertia-partial-data': 'phone' }
    await visitor.get(PATH, otherPart)
    const otherPage = { ...RESEND, 'x-inertia-partial-component': 'auth/login' }
    await visitor.get(PATH, otherPage)
    assert.lengthOf(await smsTo(phone), 1, 'not a resend')
    const resent = await visitor.get(PATH, RESEND)
    assert.lengthOf(await smsTo(phone), 2)
    assert.property(resent.inertiaProps, 'canSendAt')
    assert.notProperty(resent.inertiaProps, 'phone')
    assert.isUndefined(resent.body().flash.error)
  })

  test('[A-32] the sixth SMS of an hour is held back, and the page says so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor, phone } = await visitorAtPhone(client)
    for (let count = 2; count <= 5; count++) {
      clock.pass(60_001)
      await visitor.get(PATH, RESEND)
    }
    assert.lengthOf(await smsTo(phone), 5)
    clock.pass(60_001)
    const held = await visitor.get(PATH, RESEND)
    assert.lengthOf(await smsTo(phone), 5)
    assert.match(held.body().flash.error, /could not send another SMS/)
    const wait = held.inertiaProps.canSendAt * 1000 - (Date.now() + 5 * 60_001)
    assert.isAbove(wait, 50 * 60_000, 'the page tells when the next one can be had')
    clock.pass(wait + 5000)
    await forgetLimitsOfOtherClocks()
    await visitor.get(PATH, RESEND)
    assert.lengthOf(await smsTo(phone), 6)
  })

  test('of two hundred resends at once one is sent', async ({ client, assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor, phone } = await visitorAtPhone(client)
    clock.pass(60_001)
    await Promise.all(Array.from({ length: 200 }, () => visitor.get(PATH, RESEND)))
    assert.lengthOf(await smsTo(phone), 2)
  }).timeout(120_000)

  test('[A-33] each failure of SMS has a text', async ({ client, assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor, phone } = await visitorAtPhone(client)
    const code = await lastCodeTo(phone)
    assert.equal(await errorOf(visitor, otherThan(code)), 'sms.wrong_code')
    clock.pass(60_001)
    app.container.swap(DeliveryReadiness, () => ({
      canSendSms: () => false,
      canSendMail: () => true,
    }))
    const refused = await visitor.get(PATH, RESEND)
    app.container.restore(DeliveryReadiness)
    assert.match(refused.body().flash.error, /not configured/)
    const catalogue = await client.get('/lang/hu.json')
    for (const name of ['could_not_resend', 'wrong_code', 'not_configured']) {
      assert.isString(catalogue.body()[`errors.sms.${name}.default`], name)
    }
  })

  test('[A-33] could not resend, wrong code, not configured: each is told in the words of its key, in both languages', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    cleanup(() => app.container.restore(DeliveryReadiness))
    cleanup(() => app.container.restore(SmsBudget))
    const [english, hungarian] = await Promise.all(
      ['en', 'hu'].map(async (locale) => (await client.get(`/lang/${locale}.json`)).body())
    )
    const keyOf = (text: string) => {
      const isSaid = (key: string) => key.startsWith('errors.sms.') && english[key] === text
      return Object.keys(english).find(isSaid)
    }
    const { visitor, phone } = await visitorAtPhone(client)
    const wrong = await errorOf(visitor, otherThan(await lastCodeTo(phone)))
    const told = async () => keyOf((await visitor.get(PATH, RESEND)).body().flash.error)
    clock.pass(60_001)
    const noSms = { canSendSms: () => false, canSendMail: () => true }
    app.container.swap(DeliveryReadiness, () => noSms)
    const unset = await told()
    app.container.restore(DeliveryReadiness)
    app.container.swap(SmsBudget, () => ({ restSeconds: async () => 3600 }))
    const held = await told()
    const keys = [`errors.${wrong}.default`, unset, held]
    assert.deepEqual(keys, [
      'errors.sms.wrong_code.default',
      'errors.sms.not_configured.default',
      'errors.sms.could_not_resend.default',
    ])
    for (const key of keys) {
      assert.isString(english[key!])
      assert.isString(hungarian[key!])
      assert.notEqual(english[key!], hungarian[key!])
    }
  })

  test('[A-34] the sixth guess fails, also with the right code', async ({ client, assert }) => {
    const { visitor, phone, email } = await visitorAtPhone(client)
    const code = await lastCodeTo(phone)
    assert.match(code, /^\d{6}$/)
    for (let count = 0; count < 5; count++) {
      assert.equal(await errorOf(visitor, otherThan(code)), 'sms.wrong_code')
    }
    assert.equal(await errorOf(visitor, code), 'sms.code_spent')
    assert.isNull((await storedMember(email)).phone_verified_at)
  })

  test('[A-34] a code lives ten minutes and works once', async ({ client, assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor, phone } = await visitorAtPhone(client)
    const old = await lastCodeTo(phone)
    clock.pass(10 * 60_000 + 1)
    assert.equal(await errorOf(visitor, old), 'sms.code_spent')
    await visitor.get(PATH, RESEND)
    const renewed = await lastCodeTo(phone)
    if (old !== renewed) assert.equal(await errorOf(visitor, old), 'sms.wrong_code')
    const both = await Promise.all([
      visitor.post(PATH, { code: renewed }),
      visitor.post(PATH, { code: renewed }),
    ])
    assert.isTrue(both.some((one) => one.header('location') === '/regisztracio/step/3'))
    const sql = `SELECT used_at AS "used" FROM phone_verifications v
      JOIN members m ON m.id = v.member_id WHERE m.phone = ?`
    const [row] = await shopReader().rows<{ used: number | null }>(sql, [phone])
    assert.isNotNull(row.used)
  })

  test('of a thousand guesses at once at most five are compared', async ({ client, assert }) => {
    const { visitor, phone, email } = await visitorAtPhone(client)
    const right = await lastCodeTo(phone)
    const codes = Array.from({ length: 1000 }, (_, at) => String(at).padStart(6, '0'))
    const guesses = codes.filter((code) => code !== right)
    const errors = await inBatches(guesses, 100, (code) => errorOf(visitor, code))
    assert.equal(errors.filter((error) => error === 'sms.wrong_code').length, 5)
    assert.equal(errors.filter((error) => error === 'sms.code_spent').length, guesses.length - 5)
    assert.equal(await errorOf(visitor, right), 'sms.code_spent')
    assert.isNull((await storedMember(email)).phone_verified_at)
  }).timeout(180_000)

  test('the code of one session is nothing in another', async ({ client, assert }) => {
    const one = await visitorAtPhone(client)
    const other = await visitorAtPhone(client)
    const codes = [await lastCodeTo(one.phone), await lastCodeTo(other.phone)]
    if (codes[0] !== codes[1]) {
      assert.equal(await errorOf(other.visitor, codes[0]), 'sms.wrong_code')
    }
    assert.isNull((await storedMember(other.email)).phone_verified_at)
  })

  test('the code is stored as a keyed hash only', async ({ client, assert }) => {
    const { phone } = await visitorAtPhone(client)
    const code = await lastCodeTo(phone)
    const [row] = await shopReader().rows<Record<string, unknown>>(
      'SELECT * FROM phone_verifications WHERE phone = ?',
      [phone]
    )
    assert.match(String(row.code_hash), /^[0-9a-f]{64}$/)
    // Six digits also meet by chance within a longer number or a hash.
    const plain = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`)
    assert.notMatch(JSON.stringify(row), plain)
    const outbox = await shopReader().rows<{ payload: string }>(
      'SELECT payload FROM outbox_messages'
    )
    for (const { payload } of outbox) assert.notMatch(payload, plain)
  })

  test('values of a wrong kind are field errors and cost no guess', async ({ client, assert }) => {
    const { visitor, phone } = await visitorAtPhone(client)
    const code = await lastCodeTo(phone)
    const odd = ['', '12345', '1234567', 'abcdef', [code], { code }, 12, null, '１２３４５６']
    for (const value of odd) {
      const response = await visitor.post(PATH, { code: value })
      assert.property(response.flashMessage('inputErrorsBag'), 'code', JSON.stringify(value))
    }
    const response = await visitor.post(PATH, { code })
    response.assertHeader('location', '/regisztracio/step/3')
  })

  test('an address and a day have their limits, whatever the numbers are', async ({
    client,
    assert,
  }) => {
    let sent = 0
    for (let count = 0; count < 20; count++) {
      const response = await new Visitor(client).post('/regisztracio', accountBody())
      const errors = response.flashMessage('inputErrorsBag')
      if (response.header('location') === PATH) sent++
      else assert.deepEqual(errors, { phone: ['sms.could_not_resend'] })
    }
    assert.equal(sent, 15)
  })
})

async function inBatches<Item, Result>(
  items: Item[],
  size: number,
  work: (item: Item) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += size) {
    results.push(...(await Promise.all(items.slice(from, from + size).map(work))))
  }
  return results
}
