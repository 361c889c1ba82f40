import { createSecretKey } from 'node:crypto'
import { test } from '@japa/runner'
import { CODE_PATTERN, normaliseCode, typedCode } from '#app/rules/code_text'
import { BATCH_MAX, openCode, sealCode, SERIALS_MAX } from '#points/code_batches/code_format'
import { parseCodeKeys } from '#points/code_batches/code_keys'
import {
  adjacentTranspositions,
  CASE_KEY,
  SEALED,
  singleErrors,
  writtenCases,
} from '#tests/support/code_cases'

const otherKey = { id: 'other', key: createSecretKey(Buffer.alloc(32, 8)) }

test.group('Code format', () => {
  test('a batch and a serial give the code that is printed', ({ assert }) => {
    for (const [batchId, serial, code] of SEALED) {
      assert.equal(sealCode(batchId, serial, CASE_KEY), code)
      assert.deepEqual(openCode(code, [otherKey, CASE_KEY]), { batchId, serial, keyId: 'case' })
    }
  })

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
      assert.isAbove(errors.length, 16 * 31)
      assert.deepEqual(
        errors.filter((text) => normaliseCode(text)),
        []
      )
    }
  })

  test('a code of another key, batch, serial or tag is not ours', ({ assert }) => {
    const code = sealCode(9, 9, CASE_KEY)
    assert.isNull(openCode(sealCode(9, 9, otherKey), [CASE_KEY]))
    assert.isNull(openCode(sealCode(8, 9, CASE_KEY).slice(0, 7) + code.slice(7), [CASE_KEY]))
    const forged = singleErrors(code).filter((text) => text[15] === code[15])
    assert.lengthOf(forged, 15 * 31)
    assert.deepEqual(
      forged.filter((text) => openCode(text, [CASE_KEY])),
      []
    )
  })

  test('[Q-06] printed and plain codes match the pattern served to the page', ({ assert }) => {
    const pattern = new RegExp(CODE_PATTERN)
    for (const [, , code] of SEALED) {
      assert.match(code, pattern)
      assert.match(typedCode(code), pattern)
    }
    for (const text of ['', 'hello', '0010000HASJ252R', 'U010000HASJ252RW', 'https://x/']) {
      assert.notMatch(text, pattern)
    }
  })

  test('[Q-06] a code that does not match the pattern a page was given is refused', ({
    assert,
  }) => {
    const [, , code] = SEALED[0]
    assert.equal(normaliseCode(typedCode(code), '^[0-9A-Z]{16}$'), code)
    assert.isNull(normaliseCode(code, '^[0-9]{16}$'))
  })

  test('the largest batch and serial fit', ({ assert }) => {
    const code = sealCode(BATCH_MAX, SERIALS_MAX - 1, CASE_KEY)
    const opened = openCode(code, [CASE_KEY])
    assert.deepEqual(opened, { batchId: 32767, serial: 1_048_575, keyId: 'case' })
  })
})

test.group('Code keys', () => {
  const secret = Buffer.alloc(32, 1).toString('base64')

  test('are read in their order', ({ assert }) => {
    const keys = parseCodeKeys(`k2:${secret}, k1:${secret}`)
    assert.deepEqual(
      keys.map((key) => key.id),
      ['k2', 'k1']
    )
  })

  test('are refused when short, nameless or named twice, without telling the secret', ({
    assert,
  }) => {
    const short = Buffer.alloc(31, 1).toString('base64')
    for (const text of ['', `k1:${short}`, secret, `K 1:${secret}`, `k1:${secret},k1:${secret}`]) {
      assert.throws(() => parseCodeKeys(text), /CODE_KEYS/)
      assert.doesNotThrow(() => {
        try {
          parseCodeKeys(text)
        } catch (error) {
          if ((error as Error).message.includes(secret)) throw error
        }
      })
    }
  })
})
