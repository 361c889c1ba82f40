import { test } from '@japa/runner'
import { lengthOf, spreadOfDays, spreadOfNumbers } from '#content/surveys/results/figures'
import { showableGroups } from '#content/surveys/results/groups'
import { WordCount } from '#content/surveys/results/recurring_words'

test.group('Results of surveys', () => {
  test('[S-02] no group below five is shown, and none is left over below five', ({ assert }) => {
    const shown = (...counts: [number, ...number[]]) => {
      const [untold, ...told] = counts
      const groups = told.map((count, key) => ({ key, count }))
      return showableGroups([{ key: null, count: untold }, ...groups]).map(({ count }) => count)
    }
    assert.deepEqual(shown(0, 9, 7, 5), [9, 7, 5])
    assert.deepEqual(shown(0, 9, 4, 4), [9], 'two small ones are eight together')
    assert.deepEqual(shown(0, 9, 7, 4), [9], 'four would be left over')
    assert.deepEqual(shown(1, 9, 7), [9], 'who told nothing is a rest as well')
    assert.deepEqual(shown(5, 9, 7), [9, 7])
    assert.deepEqual(shown(0, 9, 3), [], 'all but one group')
    assert.deepEqual(shown(0, 4), [])
  })

  test('numbers lie in at most twelve bars and have a median', ({ assert }) => {
    assert.deepEqual(spreadOfNumbers([]), { bins: [], median: null })
    assert.deepEqual(spreadOfNumbers([3, 1, 3]), {
      bins: [
        { from: 1, to: 1, count: 1 },
        { from: 2, to: 2, count: 0 },
        { from: 3, to: 3, count: 2 },
      ],
      median: 3,
    })
    assert.equal(spreadOfNumbers([1, 2]).median, 1.5)
    for (const numbers of [
      [0, 999],
      [-7, 1_000_000],
      [-1_000_000_000, 1_000_000_000],
      [5],
      [-3, 9],
    ]) {
      const { bins } = spreadOfNumbers(numbers)
      assert.isAtMost(bins.length, 12)
      assert.equal(
        bins.reduce((sum, { count }) => sum + count, 0),
        numbers.length
      )
      assert.isAtMost(bins[0].from, Math.min(...numbers))
      assert.isAtLeast(bins.at(-1)!.to, Math.max(...numbers))
    }
  })

  test('days lie in weeks that begin on Monday', ({ assert }) => {
    const { bins, median } = spreadOfDays(['2026-02-02', '2026-02-08', '2026-02-09'])
    assert.deepEqual(bins, [
      { from: '2026-02-02', to: '2026-02-08', count: 2 },
      { from: '2026-02-09', to: '2026-02-15', count: 1 },
    ])
    assert.equal(median, '2026-02-08')
    assert.isAtMost(spreadOfDays(['1999-01-01', '2026-01-01']).bins.length, 12)
    assert.equal(lengthOf({ from: '2026-02-27', to: '2026-03-01' }), 3)
  })

  test('words that come again are counted once an answer, whatever their ending', ({ assert }) => {
    const count = new WordCount()
    for (const answer of [
      'A festék drága, a festék!',
      'Drága festékek',
      'festekkel nem tudom, hogy',
      'Más, hogy',
    ]) {
      count.add(answer)
    }
    assert.deepEqual(count.recurring(), [
      { word: 'festék', count: 3 },
      { word: 'drága', count: 2 },
    ])
  })
})
