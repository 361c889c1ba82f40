import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { smsSize } from '#notifications/sms_text'

test.group('SMS texts', () => {
  test('the code fits one GSM-7 message in both languages and ends with the autofill line', ({
    assert,
  }) => {
    for (const locale of ['en', 'hu']) {
      const values = { product: 'Mesterpont', code: '123456', host: 'mesterpont.example' }
      const text = i18nManager.locale(locale).t('sms.phone_code', values)
      assert.deepEqual(smsSize(text), { charset: 'GSM-7', parts: 1 }, text)
      assert.equal(text.split('\n').at(-1), '@mesterpont.example #123456')
    }
  })

  test('sizes are counted as they are paid', ({ assert }) => {
    assert.deepEqual(smsSize('a'.repeat(160)), { charset: 'GSM-7', parts: 1 })
    assert.deepEqual(smsSize('a'.repeat(161)), { charset: 'GSM-7', parts: 2 })
    assert.deepEqual(smsSize('€'.repeat(81)), { charset: 'GSM-7', parts: 2 })
    assert.deepEqual(smsSize('éöü'.repeat(53)), { charset: 'GSM-7', parts: 1 })
    assert.deepEqual(smsSize('ő'.repeat(70)), { charset: 'UCS-2', parts: 1 })
    assert.deepEqual(smsSize('ő'.repeat(71)), { charset: 'UCS-2', parts: 2 })
  })
})
