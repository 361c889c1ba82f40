import { test } from '@japa/runner'
import { isDisputable } from '~/scan_disputes/send_dispute'
import { scanErrorText, scanTodoText } from '~/scanner/scan_error_text'
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

/** What the phone itself refuses. */
const PHONE_CODES = [
  'no_code_in_picture',
  'unreadable_picture',
  'connection',
  'queue_full',
  'unknown_member',
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

    test(`in ${locale} what to do names the report exactly where it can be sent`, ({ assert }) => {
      const report = { en: /report/i, hu: /jelent(?!kez)/i }[locale]
      const fallback = scanTodoText(catalogue, { code: 'foo' }, 'CODE')
      assert.equal(fallback, texts['qr_code.todo.default'])
      for (const code of [...CODES, ...PHONE_CODES]) {
        const todo = scanTodoText(catalogue, { code }, 'CODE')
        assert.notEqual(todo, fallback, code)
        assert.equal(report.test(todo), isDisputable(code), `${code}: ${todo}`)
      }
      // What was read on the phone and is no code of ours leaves nothing to report.
      const foreign = scanTodoText(catalogue, { code: 'invalid_code' }, undefined)
      assert.equal(foreign, texts['qr_code.todo.foreign_code'])
      assert.notMatch(foreign, report)
    })
  }
})
