import { test } from '@japa/runner'
import { METRICS, ratingOf, stepBefore, stepOf } from '#app/vitals/metrics'
import { figureOf } from '#app/vitals/percentile'
import { weekOf } from '#app/vitals/week'

test.group('The speed of visits', () => {
  test('a figure lies between the step before and its own', ({ assert }) => {
    for (const metric of METRICS) {
      for (const figure of [0, 1, 99, 100, 101, 2500, 2501, 60_000]) {
        const step = stepOf(metric, figure)
        assert.isAtMost(figure, step, metric)
        if (figure > 0) assert.isAbove(figure, stepBefore(metric, step), metric)
      }
    }
  })

  test('no step is good on one side and poor on the other', ({ assert }) => {
    for (const metric of METRICS) {
      for (let figure = 1; figure <= 60_000; figure++) {
        const step = stepOf(metric, figure)
        if (ratingOf(metric, figure) !== ratingOf(metric, step)) {
          assert.fail(`${metric} ${figure} is not called what its step ${step} is`)
        }
      }
    }
  })

  test('three of four visits had at most the figure that is told', ({ assert }) => {
    const steps = [
      { atMost: 2500, visits: 60 },
      { atMost: 1000, visits: 20 },
      { atMost: 5000, visits: 20 },
    ]
    // 75 of 100: 20 lie below 1,000, and 55 of the 60 between 2,100 and 2,500.
    assert.deepEqual(figureOf('lcp', steps), {
      p75: 2467,
      rating: 'good',
      visits: 100,
      good: 80,
      fair: 0,
      poor: 20,
    })
  })

  test('the figure is never further from the true one than its step', ({ assert }) => {
    // Figures of ten thousand visits, spread without chance.
    const figures = Array.from({ length: 10_000 }, (_, at) => Math.round((at * 7919) % 9000))
    const true75 = figures.toSorted((one, other) => one - other)[7499]
    const steps = Map.groupBy(figures, (figure) => stepOf('lcp', figure))
    const counted = [...steps].map(([atMost, own]) => ({ atMost, visits: own.length }))
    const { p75 } = figureOf('lcp', counted)!
    const step = stepOf('lcp', true75)
    assert.isAtMost(Math.abs(p75 - true75), step - stepBefore('lcp', step))
  })

  test('one visit is told, none is nothing, and nothing that moved is zero', ({ assert }) => {
    assert.equal(figureOf('inp', [{ atMost: 40, visits: 1 }])!.rating, 'good')
    assert.isNull(figureOf('inp', []))
    assert.containsSubset(figureOf('cls', [{ atMost: 0, visits: 9 }]), { p75: 0, rating: 'good' })
    assert.equal(figureOf('cls', [{ atMost: 350, visits: 4 }])!.rating, 'poor')
  })

  test('a week begins on Monday in Budapest', ({ assert }) => {
    // Sunday 23:30 in London is Monday in Budapest.
    assert.equal(weekOf(Date.parse('2026-11-22T23:30:00Z')), '2026-11-23')
    assert.equal(weekOf(Date.parse('2026-11-22T22:30:00Z')), '2026-11-16')
    assert.equal(weekOf(Date.parse('2027-01-01T12:00:00Z'), 2), '2026-12-14')
  })
})
