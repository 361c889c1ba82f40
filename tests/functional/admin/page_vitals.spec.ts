import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { countVisit, keepVisits } from '#app/vitals/count_visit'
import { frozenClock } from '#tests/support/clock'
import { givenStaff } from '#tests/support/members'
import { staffApi } from '#tests/support/staff_api'
import { forgetVisits, VISIT, WEEK_MS } from '#tests/support/vitals'

const NOON = '2026-11-25T11:00:00Z'

test.group('The speed of pages in the back-office', (group) => {
  group.each.setup(async () => {
    await forgetVisits()
    const { restore } = frozenClock(NOON)
    return restore
  })
  group.teardown(forgetVisits)

  const list = async (client: Parameters<typeof staffApi>[0], filter: object = {}) => {
    const auditor = await givenStaff({ role: 'auditor' })
    return (await staffApi(client, 'page_vitals', auditor).list(filter)).body()
  }

  test('pages are told by week, all of them together first', async ({ client, assert }) => {
    for (let times = 0; times < 4; times++) countVisit(VISIT)
    countVisit({ ...VISIT, page: 'catalogue/products', lcp: 900, cls: 300 })
    await transaction(keepVisits)
    const { data, total } = await list(client)
    assert.equal(total, 3)
    assert.deepEqual(
      data.map(({ id }: { id: string }) => id),
      ['all', 'content/home', 'catalogue/products']
    )
    const [all, home, products] = data
    assert.lengthOf(home.weeks, 12)
    assert.equal(home.weeks[0].week, '2026-11-23')
    assert.equal(home.weeks[11].week, '2026-09-07')
    assert.equal(all.weeks[0].visits, 5)
    assert.equal(home.weeks[0].visits, 4)
    assert.equal(home.weeks[1].visits, 0)
    assert.isNull(home.weeks[1].figures.lcp)
    // Three of four between 2,500 and 3,000.
    assert.deepEqual(home.weeks[0].figures.lcp, {
      p75: 2875,
      rating: 'fair',
      visits: 4,
      good: 0,
      fair: 4,
      poor: 0,
    })
    assert.equal(products.weeks[0].figures.lcp.rating, 'good')
    assert.containsSubset(products.weeks[0].figures.cls, { rating: 'poor', poor: 1 })
    assert.isNull(home.weeks[0].figures.inp, 'nobody touched it')
  })

  test('an earlier week keeps its figures', async ({ client, assert }) => {
    countVisit(VISIT)
    await transaction(keepVisits)
    const later = frozenClock(clock.now() + WEEK_MS)
    try {
      countVisit({ ...VISIT, lcp: 900 })
      await transaction(keepVisits)
      const [all] = (await list(client)).data
      const ratings = all.weeks.map(({ figures }: any) => figures.lcp?.rating ?? null)
      assert.deepEqual(ratings.slice(0, 3), ['good', 'fair', null])
    } finally {
      later.restore()
    }
  })

  test('phones, slow lines, languages and the running build are told apart', async ({
    client,
    assert,
  }) => {
    countVisit(VISIT)
    countVisit({ ...VISIT, device: 'desk', connection: 'fast', locale: 'en', build: 'earlier' })
    await transaction(keepVisits)
    const visits = async (filter: object) => (await list(client, filter)).data[0]?.weeks[0].visits
    assert.equal(await visits({}), 2)
    for (const [name, value] of [
      ['device', 'phone'],
      ['device', 'desk'],
      ['connection', 'slow'],
      ['locale', 'en'],
      ['version', 'running'],
    ]) {
      assert.equal(await visits({ [name]: value }), 1, name)
    }
    assert.isUndefined(await visits({ device: 'desk', connection: 'slow' }))
  })

  test('a shop without visits says so by an empty list', async ({ client, assert }) => {
    assert.deepEqual(await list(client), { data: [], total: 0 })
  })
})
