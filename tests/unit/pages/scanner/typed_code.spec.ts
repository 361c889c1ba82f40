import { test } from '@japa/runner'
import { typedCode } from '@rules/code_text'
import { groupedCode } from '~/scanner/grouped_code'
import { typedCodeState } from '~/scanner/typed_code'
import { adjacentTranspositions, SEALED, singleErrors } from '#tests/support/code_cases'

const PATTERN = '^[0-9A-HJKMNP-TV-Z]{16}$'
const [, , CODE] = SEALED[0]

test.group('Typed code', () => {
  test('is judged with every character: how many are left, then right or wrong', ({ assert }) => {
    for (let length = 0; length < CODE.length; length++) {
      assert.deepEqual(typedCodeState(groupedCode(CODE.slice(0, length)), PATTERN), {
        name: 'incomplete',
        left: CODE.length - length,
      })
    }
    assert.deepEqual(typedCodeState(typedCode(CODE), PATTERN), { name: 'right', code: CODE })
  })

  test('any wrong character and any exchanged pair shows before anything is sent', ({ assert }) => {
    for (const text of [...singleErrors(CODE), ...adjacentTranspositions(CODE)]) {
      assert.equal(typedCodeState(groupedCode(text), PATTERN).name, 'wrong', text)
    }
  })

  test('a letter no sticker has is named at once, one that looks like a figure is read as it', ({
    assert,
  }) => {
    assert.deepEqual(typedCodeState('00U', PATTERN), { name: 'foreign', character: 'U' })
    const lookalikes = CODE.replaceAll('0', 'O').replaceAll('1', 'I')
    assert.deepEqual(typedCodeState(groupedCode(lookalikes), PATTERN), {
      name: 'right',
      code: CODE,
    })
  })
})
