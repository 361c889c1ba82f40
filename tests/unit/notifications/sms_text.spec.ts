import { readFileSync } from 'node:fs'
import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { inGsm, smsSize } from '#notifications/sms/sms_text'

/** What texts of SMS are filled with; whatever else one takes is a word of ten letters. */
const VALUES: Record<string, string> = {
  product: 'Mesterpont',
  code: '123456',
  host: 'mesterpont.example',
  link: `https://mesterpont.example/sms/${'a'.repeat(32)}`,
}

function smsTexts(locale: string): [key: string, text: string][] {
  const texts: Record<string, string> = JSON.parse(readFileSync(`lang/${locale}.json`, 'utf8'))
  return Object.entries(texts).filter(([key]) => key.startsWith('sms.'))
}

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

  test('every text is GSM-7 and fits one message, in both languages', ({ assert }) => {
    for (const locale of ['en', 'hu']) {
      const texts = smsTexts(locale)
      assert.isNotEmpty(texts)
      for (const [key, text] of texts) {
        const names = [...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => name)
        const values = names.map((name) => [name, VALUES[name] ?? 'x'.repeat(10)])
        const filled = i18nManager.locale(locale).t(key, Object.fromEntries(values))
        assert.deepEqual(smsSize(filled), { charset: 'GSM-7', parts: 1 }, `${locale} ${key}`)
      }
    }
  })

  test('a name with letters outside GSM-7 does not make the SMS dearer', ({ assert }) => {
    const texts = [
      ['Festőmester Pont – „Ígérő”', 'Festömester Pont - "Igérö"'],
      ['ÁRVÍZTŰRŐ tükörfúrógép…', 'ARVIZTÜRÖ tükörfurogép...'],
      ['éöü ÉÖÜ @£$¥ [~] €', 'éöü ÉÖÜ @£$¥ [~] €'],
    ]
    for (const [text, plain] of texts) {
      assert.equal(inGsm(text), plain)
      assert.equal(smsSize(inGsm(text)).charset, 'GSM-7')
    }
    assert.equal(inGsm('🎁 ajándék'), '🎁 ajandék')
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
