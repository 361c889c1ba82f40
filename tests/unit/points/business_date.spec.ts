import { test } from '@japa/runner'
import { businessDate } from '#app/business_date'

test.group('Business date', () => {
  const cases: [instant: string, day: string][] = [
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2026-06-30T21:59:59.999Z', '2026-06-30'],
    ['2026-06-30T22:00:00.000Z', '2026-07-01'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25'],
    ['2027-03-28T01:30:00.000Z', '2027-03-28'],
  ]
  for (const [instant, day] of cases) {
    test(`${instant} is ${day} in Budapest`, ({ assert }) => {
      assert.equal(businessDate(Date.parse(instant)), day)
    })
  }
})
