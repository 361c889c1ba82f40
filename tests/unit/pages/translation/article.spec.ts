import { test } from '@japa/runner'
import { articleOf, namedFirst } from '~/translation/article'

test.group('Hungarian article', () => {
  for (const [what, article] of [
    ['Mesterpont', 'a'],
    ['Építőpont', 'az'],
    ['Őrségi Festék Kft.', 'az'],
    ['„Ablak” Bt.', 'az'],
    ['Ytong', 'a'],
    [1, 'az'],
    [2, 'a'],
    [5, 'az'],
    [10, 'a'],
    [15, 'a'],
    [51, 'az'],
    [100, 'a'],
    [500, 'az'],
    [1000, 'az'],
    ['1 250', 'az'],
    ['1\u00a0250', 'az'],
    ['12 345', 'a'],
    ['100 000', 'a'],
    ['1 000 000', 'az'],
    ['5. meghívás', 'az'],
    ['2026. december 31.', 'a'],
    ['1999. május 5.', 'az'],
  ] as const) {
    test(`${article} ${what}`, ({ assert }) => assert.equal(articleOf(what), article))
  }

  test('a name that begins a sentence has it in Hungarian alone', ({ assert }) => {
    assert.equal(namedFirst('Építőpont', 'hu'), 'Az Építőpont')
    assert.equal(namedFirst('Mesterpont', 'hu'), 'A Mesterpont')
    assert.equal(namedFirst('Építőpont', 'en'), 'Építőpont')
  })
})
