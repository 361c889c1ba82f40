import { test } from '@japa/runner'
import type { Wish } from '#catalogue/wishlist/queries/wishlist_of'
import { dailyPace, forecastOf, planOf, type Standing } from '#catalogue/wishlist/saving_plan'

const DAY_MS = 86_400_000

const wish: Wish = {
  id: 7,
  slug: 'furo',
  title: 'Cordless drill',
  price: 15_000,
  stock: 3,
  thumbnail: null,
  created_at: 0,
}

const standing: Standing = {
  points: 12_480,
  pace: 60,
  paceDays: 90,
  today: '2026-03-01',
  products: [],
}

test.group('Saving plan', () => {
  test('what is missing, the share reached, and the day at the own pace', ({ assert }) => {
    const plan = planOf(wish, standing)
    assert.equal(plan.missing, 2520)
    assert.closeTo(plan.share, 0.832, 1e-9)
    assert.deepEqual(plan.forecast, { state: 'this_year', day: '2026-04-12' })
  })

  test('what the balance covers is reached and needs no way', ({ assert }) => {
    const products = [{ title: 'Paint', points: 120, scans: 4 }]
    for (const points of [15_000, 20_000]) {
      const plan = planOf(wish, { ...standing, points, products })
      assert.containSubset(plan, { missing: 0, share: 1, forecast: { state: 'reached' } })
      assert.isNull(plan.rhythm)
    }
  })

  test('no scans, no forecast', ({ assert }) => {
    assert.deepEqual(forecastOf(10, { pace: 0, today: '2026-03-01' }), { state: 'unknown' })
  })

  test('a day is promised to the last of December and no further, for the points expire', ({
    assert,
  }) => {
    const today = '2026-12-21'
    const at = (missing: number) => forecastOf(missing, { pace: 10, today })
    assert.deepEqual(at(100), { state: 'this_year', day: '2026-12-31' })
    assert.deepEqual(at(101), { state: 'later', weekly: 71 })
    const lastWeek = forecastOf(100, { pace: 10, today: '2026-12-30' })
    assert.deepEqual(lastWeek, { state: 'later', weekly: 100 })
    const lastDay = forecastOf(100, { pace: 1000, today: '2026-12-31' })
    assert.deepEqual(lastDay, { state: 'later', weekly: 100 })
    assert.deepEqual(forecastOf(590, { pace: 10, today: '2028-01-01' }), {
      state: 'this_year',
      day: '2028-02-29',
    })
  })

  test('the pace of a beginner is spread over four weeks, of others over the window', ({
    assert,
  }) => {
    const now = 1_000 * DAY_MS
    const pace = (points: number, days: number) =>
      dailyPace({ points, collectingSince: now - days * DAY_MS }, now)
    assert.equal(pace(280, 0), 10)
    assert.equal(pace(280, 28), 10)
    assert.equal(pace(400, 40), 10)
    assert.equal(pace(900, 90), 10)
    assert.equal(pace(900, 800), 10)
    assert.equal(dailyPace({ points: 0, collectingSince: null }, now), 0)
  })

  test('the way is what the member really scans, in months at the own pace', ({ assert }) => {
    const products = [
      { title: 'Facade paint', points: 120, scans: 0 },
      { title: 'Primer', points: 45, scans: 9 },
      { title: 'Filler', points: 30, scans: 2 },
      { title: 'Putty', points: 50, scans: 5 },
      { title: 'Grout', points: 10, scans: 1 },
      { title: 'Nothing', points: 0, scans: 50 },
    ]
    const rhythmAt = (pace: number) => planOf(wish, { ...standing, pace, products }).rhythm
    assert.deepEqual(rhythmAt(21), {
      months: 4,
      products: [
        { title: 'Primer', pieces: 3 },
        { title: 'Putty', pieces: 2 },
        { title: 'Filler', pieces: 1 },
      ],
    })
    // Two weeks are told as what is left in all.
    assert.deepEqual(rhythmAt(180), {
      months: 0,
      products: [
        { title: 'Primer', pieces: 2 },
        { title: 'Putty', pieces: 1 },
        { title: 'Filler', pieces: 1 },
      ],
    })
    // Beyond the end of the year nothing is promised, and nobody scans what nobody ever scanned.
    assert.isNull(rhythmAt(2))
    const fresh = products.map((product) => ({ ...product, scans: 0 }))
    assert.isNull(planOf(wish, { ...standing, products: fresh }).rhythm)
  })
})
