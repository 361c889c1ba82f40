import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { isCommonPassword } from '#app/validation/common_password'
import { COMMON_PASSWORD_HASHES } from '#app/validation/common_password_hashes'
import { phoneOf } from '#app/validation/phone'
import {
  canGetSms,
  email,
  floor,
  line,
  mobilePhone,
  newPassword,
  phone,
  taxNumber,
  zip,
} from '#app/validation/rules'
import { isTaxNumber } from '#app/rules/tax_number'

/** The errors of a value under one rule as `field:code`, or the accepted value. */
async function judged(rule: any, value: unknown) {
  try {
    const { field } = await vine.create({ field: rule }).validate({ field: value })
    return { value: field }
  } catch (error: any) {
    return { errors: error.messages }
  }
}

async function codeOf(rule: any, value: unknown) {
  return (await judged(rule, value)).errors?.[0].rule ?? 'ok'
}

test.group('Validation', () => {
  test('[V-14] errors are codes with bounds, not sentences', async ({ assert }) => {
    const schema = vine.create({
      name: line(5),
      email: email(),
      tos: vine.accepted(),
      password: newPassword().confirmed({ as: 'repeated' } as any),
      quantity: vine.number().min(1),
      company: vine.object({ zip: zip() }),
    })
    const bad = { name: '', email: 'a@', password: 'abc', quantity: 0, company: { zip: '123' } }
    try {
      await schema.validate(bad)
      assert.fail('it was accepted')
    } catch (error: any) {
      const found = error.messages.map((one: any) => `${one.field}:${one.rule}:${one.message}`)
      assert.sameMembers(found, [
        'name:required:required',
        'email:invalid:invalid',
        'tos:required:required',
        'password:min:min',
        'quantity:min:min',
        'company.zip:invalid:invalid',
      ])
      const password = error.messages.find((one: any) => one.field === 'password')
      assert.deepEqual(password.meta, { min: 8 })
    }
  })

  test('[V-07] a confirmation that differs says confirmed', async ({ assert }) => {
    const schema = vine.create({ password: vine.string().confirmed() })
    const body = { password: 'jelszo-1234', password_confirmation: 'jelszo-1235' }
    const error: any = await schema.validate(body).catch((caught) => caught)
    assert.equal(error.messages[0].rule, 'confirmed')
  })

  test('[U-06] [V-03] [V-04] a postcode is 1000 to 9999', async ({ assert }) => {
    for (const bad of ['123', '12345', '0999', '0123', 'abcd', '1011x']) {
      assert.equal(await codeOf(zip(), bad), 'invalid', bad)
    }
    for (const good of ['1011', '9999', '1000']) assert.equal(await codeOf(zip(), good), 'ok', good)
  })

  test('[U-05] [V-05] [V-06] a tax number has its shape, check digit, VAT code and county', async ({
    assert,
  }) => {
    const good = ['12345676-1-41', '10537914-4-44', '12345676-5-02', '12345676-2-51']
    const bad = [
      '12345676141',
      '1234567-1-41',
      '10537915-4-44',
      '12345676-0-41',
      '12345676-6-41',
      '12345676-1-01',
      '12345676-1-21',
      '12345676-1-45',
      '12345676-1-52',
      ' 12345676-1-41',
    ]
    for (const text of good) assert.isTrue(isTaxNumber(text), text)
    for (const text of bad) assert.isFalse(isTaxNumber(text), text)
    assert.equal(await codeOf(taxNumber(), '10537915-4-44'), 'invalid')
  })

  test('[U-40] [V-17] [A-26] a phone number exists, is allowed and keeps its bounds', async ({
    assert,
  }) => {
    const hungary = ['HU']
    const numberOf = (...given: Parameters<typeof phoneOf>) => phoneOf(...given)?.number
    assert.equal(numberOf('+36301234567', 'HU', hungary), '+36301234567')
    assert.equal(numberOf('06 30 123 4567', 'HU', hungary), '+36301234567')
    assert.equal(numberOf('30 123 4567', 'HU', hungary), '+36301234567')
    assert.equal(numberOf('+4915112345678', 'HU', []), '+4915112345678')
    assert.equal(numberOf(`+36301234567${' '.repeat(238)}`, 'HU', hungary), '+36301234567')
    const refused = [
      `+36301234567${' '.repeat(239)}`,
      '1',
      '12',
      '+36' + '3'.repeat(18),
      `+36301234567${' '.repeat(240)}`,
      'x',
    ]
    for (const text of refused) assert.isNull(phoneOf(text, 'HU', hungary), text)
    assert.isNull(phoneOf('+4915112345678', 'HU', hungary))
    assert.isNull(phoneOf('hívjon: +36301234567', 'HU', hungary))
    assert.isNull(phoneOf('+36301234567 ext. 5', 'HU', hungary))
  })

  test('[A-58] an SMS goes to numbers of mobile phones alone', async ({ assert }) => {
    for (const range of ['20', '30', '31', '50', '70']) {
      const number = `+36${range}1234567`
      assert.deepEqual(await judged(mobilePhone(), number), { value: number })
      assert.isTrue(await canGetSms(number), number)
    }
    const landlines = ['+36 1 234 5678', '+36 33 123 456', '06 1 234 5678']
    const others = ['+36 90 123 456', '+36 40 123 456', '+36 80 123 456', '+36 21 123 4567']
    for (const number of [...landlines, ...others]) {
      assert.equal(await codeOf(mobilePhone(), number), 'not_mobile', number)
      assert.isFalse(await canGetSms(number), number)
    }
    const unknown = ['+36 71 123 4567', '+36 60 123 4567', '+49 1511 2345678', '+1 900 234 5678']
    for (const number of unknown) {
      assert.equal(await codeOf(mobilePhone(), number), 'invalid', number)
      assert.isFalse(await canGetSms(number), number)
    }
    assert.deepEqual(await judged(phone(), '+36 1 234 5678'), { value: '+3612345678' })
  })

  test('[A-27] two ways to type one phone number become one value', async ({ assert }) => {
    assert.deepEqual(await judged(phone(), '06 30 123 4567'), { value: '+36301234567' })
    assert.deepEqual(await judged(phone(), '+36 (30) 123-4567'), { value: '+36301234567' })
  })

  test('[V-19] a floor is a whole number', async ({ assert }) => {
    for (const bad of ['II', 'x', '1.5', '1e9', {}]) {
      assert.equal(await codeOf(floor(), bad), 'invalid', String(bad))
    }
    assert.deepEqual(await judged(floor(), '3'), { value: 3 })
    assert.deepEqual(await judged(floor().optional().nullable(), ''), { value: null })
  })

  test('[A-16] a new password is long enough and not a common one', async ({ assert }) => {
    assert.equal(await codeOf(newPassword(), 'abc-123'), 'min')
    for (const common of ['password', 'Password1', 'QWERTYUI', '12345678', 'baseball']) {
      assert.isTrue(isCommonPassword(common), common)
      assert.equal(await codeOf(newPassword(), common), 'invalid', common)
    }
    // Of the 10,000 most common ones so many have eight characters; these are the first and the last.
    const bytes = Buffer.from(COMMON_PASSWORD_HASHES, 'base64')
    const hashes = bytes.toString('hex').match(/.{10}/g)!
    assert.equal(new Set(hashes).size, 2086)
    assert.lengthOf(bytes, 2086 * 5)
    for (const listed of ['password', 'evangeli']) assert.isTrue(isCommonPassword(listed), listed)
    for (const other of ['passwore', 'evangelj']) assert.isFalse(isCommonPassword(other), other)
    assert.isFalse(isCommonPassword('jelszo-1234'))
    assert.deepEqual(await judged(newPassword(), ' jelszo-1234 '), { value: ' jelszo-1234 ' })
  })

  test('[V-02] an e-mail address is checked and its case does not count', async ({ assert }) => {
    for (const bad of ['a@', '@b.hu', 'a b@c.hu', 'a@b', ['a@b.hu']]) {
      assert.equal(await codeOf(email(), bad), 'invalid', String(bad))
    }
    assert.deepEqual(await judged(email(), ' Kovacs@Example.HU '), { value: 'kovacs@example.hu' })
    assert.equal(await codeOf(email().optional(), ''), 'ok')
  })

  test('a line of text takes no control characters', async ({ assert }) => {
    assert.equal(await codeOf(line(20), 'a\u0000b'), 'invalid')
    assert.equal(await codeOf(line(20), 'a\nb'), 'invalid')
    assert.equal(await codeOf(line(3), 'abcd'), 'max')
    assert.deepEqual(await judged(line(20), ' Építész '), { value: 'Építész' })
  })
})
