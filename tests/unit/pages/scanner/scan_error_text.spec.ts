import { test } from '@japa/runner'
import { scanErrorText } from '~/scanner/scan_error_text'
import { Catalogue } from '~/translation/catalogue'
import english from '../../../../lang/en.json' with { type: 'json' }
import hungarian from '../../../../lang/hu.json' with { type: 'json' }

/** Every code the scan endpoint refuses with. */
const CODES = [
  'invalid_code',
  'already_used',
  'throttled',
  'scan_limit_reached',
  'not_active',
  'void',
  'expired',
  'idempotency_mismatch',
]

test.group('Texts of refused scans', () => {
  for (const [locale, texts] of [['en', english] as const, ['hu', hungarian] as const]) {
    const catalogue = new Catalogue(locale, texts, {})

    test(`[Q-15] in ${locale} a code has its text, an unknown one says that an error occurred`, ({
      assert,
    }) => {
      const sentences = CODES.map((code) => scanErrorText(catalogue, { code, waitForSeconds: 45 }))
      const fallback = scanErrorText(catalogue, { code: 'foo' })
      assert.equal(fallback, texts['errors.default'])
      assert.notInclude(sentences, fallback)
      assert.equal(new Set(sentences).size, CODES.length)
      assert.include(sentences[CODES.indexOf('throttled')], '45')
      for (const sentence of sentences) assert.notMatch(sentence, /qr_code\.error|[{}]/)
    })
  }
})
