import { test } from '@japa/runner'
import { budapestTime, daysLater, lateDrawAt, utcTime } from '#promo/draw/days'

const HOUR_MS = 3_600_000

test.group('Days of draws', () => {
  const LATER: [from: string, days: number, to: string][] = [
    ['2026-10-19T00:00:00+02:00', 7, '2026-10-26T00:00:00+01:00'],
    ['2027-03-22T00:00:00+01:00', 7, '2027-03-29T00:00:00+02:00'],
    ['2026-10-24T12:00:00+02:00', 1, '2026-10-25T12:00:00+01:00'],
    ['2027-03-27T12:00:00+01:00', 1, '2027-03-28T12:00:00+02:00'],
    ['2026-12-31T12:00:00+01:00', 1, '2027-01-01T12:00:00+01:00'],
    ['2028-02-28T12:00:00+01:00', 2, '2028-03-01T12:00:00+01:00'],
  ]
  for (const [from, days, to] of LATER) {
    test(`[R-05] ${days} days after ${from} it is ${to}`, ({ assert }) => {
      assert.equal(daysLater(Date.parse(from), days), Date.parse(to))
      assert.equal(budapestTime(Date.parse(to)), to)
    })
  }

  test('[R-05] weeks in which clocks change have 169 and 167 hours', ({ assert }) => {
    const hours = (from: string) => (daysLater(Date.parse(from), 7) - Date.parse(from)) / HOUR_MS
    assert.equal(hours('2026-10-19T00:00:00+02:00'), 169)
    assert.equal(hours('2027-03-22T00:00:00+01:00'), 167)
  })

  test('[R-14] a list that keeps the gap moves nothing; one ms later the draw is a day later', ({
    assert,
  }) => {
    const drawAt = Date.parse('2026-10-28T12:00:00+01:00')
    const moved = (listOut: number) => lateDrawAt({ listOut, drawAt, gapHours: 24 })
    assert.equal(moved(drawAt - 24 * HOUR_MS - 1), drawAt)
    assert.equal(moved(drawAt - 24 * HOUR_MS), drawAt)
    assert.equal(moved(drawAt - 24 * HOUR_MS + 1), drawAt + 24 * HOUR_MS)
    assert.equal(moved(drawAt), drawAt + 24 * HOUR_MS)
    assert.equal(moved(drawAt + 1), drawAt + 48 * HOUR_MS)
  })

  test('[R-14] a late list across the change of clocks keeps noon', ({ assert }) => {
    const drawAt = Date.parse('2026-10-24T12:00:00+02:00')
    const moved = lateDrawAt({ listOut: drawAt - 1, drawAt, gapHours: 24 })
    assert.equal(budapestTime(moved), '2026-10-25T12:00:00+01:00')
  })

  test('[R-14] the log writes whole seconds of UTC', ({ assert }) => {
    assert.equal(utcTime(Date.parse('2023-08-22T11:58:11.999+02:00')), '2023-08-22T09:58:11Z')
  })
})
