import { test } from '@japa/runner'
import { normaliseCode, typedCode } from '~/scanner/code_format'
import {
  adjacentTranspositions,
  SEALED,
  singleErrors,
  writtenCases,
} from '#tests/support/code_cases'

/** The same cases as on the server: the phone refuses what the server would call a typing error. */
test.group('Code format on the phone', () => {
  test('[Q-07] what is scanned or typed gives the code or nothing', ({ assert }) => {
    for (const [, , code] of SEALED) {
      for (const [text, expected] of writtenCases(code)) {
        assert.equal(normaliseCode(text), expected, text.slice(0, 80))
      }
    }
  })

  test('every wrong character and every exchanged pair is caught', ({ assert }) => {
    for (const [, , code] of SEALED) {
      const errors = [...singleErrors(code), ...adjacentTranspositions(code)]
      assert.deepEqual(
        errors.filter((text) => normaliseCode(text)),
        []
      )
    }
  })

  test('[Q-06] a code that does not match the pattern of the server is refused', ({ assert }) => {
    const [, , code] = SEALED[0]
    assert.equal(normaliseCode(typedCode(code), '^[0-9A-Z]{16}$'), code)
    assert.isNull(normaliseCode(code, '^[0-9]{16}$'))
  })
})
