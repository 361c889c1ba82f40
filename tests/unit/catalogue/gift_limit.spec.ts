import { test } from '@japa/runner'
import { limitStanding } from '#catalogue/checkout/gift_limit'

const at = (instant: string) => Date.parse(instant)
const twoAYear = { quantity: 2, days: 365 }

function ordered(...pieces: [instant: string, quantity: number][]) {
  return pieces.map(([instant, quantity]) => ({ placedAt: at(instant), quantity }))
}

test.group('Gift limit', () => {
  test('nothing ordered leaves all of it', ({ assert }) => {
    const standing = limitStanding(twoAYear, [], at('2026-11-20T10:00:00Z'))
    assert.deepEqual(standing, { quantity: 2, days: 365, left: 2, again: null })
  })

  test('an order counts on its day and until the period is over, to the day in Budapest', ({
    assert,
  }) => {
    // 23:30 in Budapest on the 28th of March, the night before the clock goes forward.
    const pieces = ordered(['2026-03-28T22:30:00Z', 2])
    const within = { quantity: 2, days: 1 }
    const standing = (instant: string) => limitStanding(within, pieces, at(instant))
    assert.containSubset(standing('2026-03-28T22:59:59Z'), { left: 0, again: '2026-03-29' })
    assert.containSubset(standing('2026-03-28T23:00:00Z'), { left: 2, again: null })
    const week = { quantity: 2, days: 7 }
    const last = limitStanding(week, pieces, at('2026-04-03T21:59:59Z'))
    assert.containSubset(last, { left: 0, again: '2026-04-04' })
    assert.equal(limitStanding(week, pieces, at('2026-04-03T22:00:00Z')).left, 2)
  })

  test('the day told is the first on which more can be ordered than now', ({ assert }) => {
    const pieces = ordered(['2026-10-01T08:00:00Z', 1], ['2026-02-01T08:00:00Z', 1])
    const now = at('2026-11-20T10:00:00Z')
    assert.containSubset(limitStanding(twoAYear, pieces, now), { left: 0, again: '2027-02-01' })
    const three = { quantity: 3, days: 365 }
    assert.containSubset(limitStanding(three, pieces, now), { left: 1, again: '2027-02-01' })
    // Lowered by staff after three were ordered: the first two have to go out of the period.
    const many = ordered(
      ['2026-02-01T08:00:00Z', 1],
      ['2026-03-01T08:00:00Z', 1],
      ['2026-04-01T08:00:00Z', 1]
    )
    const one = { quantity: 1, days: 365 }
    assert.containSubset(limitStanding(one, many, now), { left: 0, again: '2027-04-01' })
    assert.containSubset(limitStanding(twoAYear, many, now), { left: 0, again: '2027-03-01' })
  })
})
