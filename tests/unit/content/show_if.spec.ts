import { test } from '@japa/runner'
import { visibleInputs, type ConditionRule, type ShowIf } from '#app/rules/show_if'

/** A question of this kind, asked where the conditions hold. */
function input(
  id: string,
  type: string,
  ...rules: [string, ConditionRule['is'], ConditionRule['value']][]
) {
  const list = rules.map(([asked, is, value]) => ({ input: asked, is, value }))
  const show_if: ShowIf | null = list.length ? { match: 'all', rules: list } : null
  return { id, type, show_if }
}

type Case = [
  type: string,
  is: ConditionRule['is'],
  value: ConditionRule['value'],
  answer: unknown,
  isShown: boolean,
]

/** Kind of the earlier question, the comparison, the answer, and whether the question after it is shown. */
const CASES: Case[] = [
  ['radio', 'equals', 'yes', 'yes', true],
  ['radio', 'equals', 'yes', 'no', false],
  ['radio', 'equals', 'yes', '', false],
  ['radio', 'equals', 'yes', undefined, false],
  ['radio', 'not', 'yes', 'no', true],
  ['radio', 'not', 'yes', 'yes', false],
  ['radio', 'not', 'yes', undefined, false],
  ['select', 'one_of', ['a', 'b'], 'b', true],
  ['select', 'one_of', ['a', 'b'], 'c', false],
  ['checkbox', 'equals', 'a', ['b', 'a'], true],
  ['checkbox', 'equals', 'a', ['b'], false],
  ['checkbox', 'equals', 'a', [], false],
  ['checkbox', 'not', 'a', ['b'], true],
  ['checkbox', 'not', 'a', [], false],
  ['checkbox', 'one_of', ['a', 'c'], ['b', 'c'], true],
  ['text', 'answered', null, 'Kefe', true],
  ['text', 'answered', null, '   ', false],
  ['text', 'equals', 'Kefe', ' kefe ', true],
  ['number', 'equals', '3', ' 3 ', true],
  ['number', 'equals', '3', 3, true],
  ['number', 'less', '10', '9', true],
  ['number', 'less', '10', '10', false],
  ['number', 'greater', '9', '10', true],
  ['number', 'greater', '9', 9, false],
  ['number', 'less', '10', '', false],
  ['date', 'less', '2026-03-01', '2026-02-28', true],
  ['date', 'greater', '2026-03-01', '2026-02-28', false],
  ['date_range', 'answered', null, { from: '2026-02-01', to: '' }, true],
  ['date_range', 'answered', null, { from: '', to: '' }, false],
  // What no form sends.
  ['radio', 'equals', 'yes', { toString: 'yes' }, true],
  ['radio', 'equals', 'yes', null, false],
  ['radio', 'answered', null, true, false],
]

test.group('Questions that depend on answers', () => {
  test('[S-05] every comparison, as page and server see it', ({ assert }) => {
    for (const [type, is, value, answer, isShown] of CASES) {
      const inputs = [input('first', type), input('then', 'text', ['first', is, value])]
      const shown = visibleInputs(inputs, answer === undefined ? {} : { first: answer })
      assert.equal(shown.has('then'), isShown, JSON.stringify([type, is, value, answer]))
    }
  })

  test('all conditions or any of them', ({ assert }) => {
    const rules: ConditionRule[] = [
      { input: 'a', is: 'equals', value: '1' },
      { input: 'b', is: 'equals', value: '1' },
    ]
    for (const [match, answers, isShown] of [
      ['all', { a: '1', b: '1' }, true],
      ['all', { a: '1', b: '2' }, false],
      ['any', { a: '1', b: '2' }, true],
      ['any', { a: '2', b: '2' }, false],
    ] as const) {
      const last = { id: 'c', type: 'text', show_if: { match, rules } }
      const shown = visibleInputs([input('a', 'radio'), input('b', 'radio'), last], answers)
      assert.equal(shown.has('c'), isShown, JSON.stringify([match, answers]))
    }
  })

  test('what a hidden question was answered counts for nothing', ({ assert }) => {
    const inputs = [
      input('a', 'radio'),
      input('b', 'radio', ['a', 'equals', 'yes']),
      input('c', 'text', ['b', 'equals', 'yes']),
    ]
    const shown = (answers: object) => [...visibleInputs(inputs, { ...answers })]
    assert.deepEqual(shown({ a: 'yes', b: 'yes' }), ['a', 'b', 'c'])
    assert.deepEqual(shown({ a: 'no', b: 'yes' }), ['a'])
  })

  test('a later question and one that is not there hide for ever', ({ assert }) => {
    const inputs = [
      input('a', 'text', ['b', 'answered', null]),
      input('b', 'text', ['toString', 'answered', null]),
      input('c', 'text'),
    ]
    assert.deepEqual([...visibleInputs(inputs, { a: 'x', b: 'x', c: 'x' })], ['c'])
  })
})
