import { test } from '@japa/runner'
import { readingOf } from '~/scanner/read_picture'
import { SEALED } from '#tests/support/code_cases'

const [FIRST, SECOND] = SEALED.map(([, , code]) => code)
const PATTERN = '^[0-9A-Z]{16}$'
const MAKER = 'https://maker.example/paint'

test.group('Reading of a picture', () => {
  for (const [name, texts, reading] of [
    ['no code', [], { failure: 'no_code_in_picture' }],
    ['one code', [FIRST], { text: FIRST }],
    ['a strange code alone, which is told as such', [MAKER], { text: MAKER }],
    ['a strange code beside ours, which is passed over', [MAKER, FIRST], { text: FIRST }],
    ['one code twice', [FIRST, `https://x/qr-code?code=${FIRST}`], { text: FIRST }],
    ['two codes', [FIRST, MAKER, SECOND], { codes: [FIRST, SECOND] }],
  ] as const) {
    test(`[Q-20] a picture with ${name}`, ({ assert }) => {
      assert.deepEqual(readingOf([...texts], PATTERN), reading as never)
    })
  }
})
