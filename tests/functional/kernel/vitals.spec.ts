import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { changeSettings, forgetSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { KEPT_WEEKS, VISITS_PER_NETWORK } from '#app/vitals/constants'
import { keepVisits } from '#app/vitals/count_visit'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { sessionCookie } from '#tests/support/session_cookie'
import { ShopClient } from '#tests/support/shop_client'
import { forgetVisits, VISIT as SLOW_VISIT, WEEK_MS } from '#tests/support/vitals'

const NOON = '2026-11-25T11:00:00Z'

const VISIT = { ...SLOW_VISIT, inp: 80, cls: 12 }

/** A browser with a token and a word about measuring. */
async function givenVisitor(measuring?: 'granted' | 'denied') {
  const client = await new ShopClient(`http://${process.env.HOST}:${process.env.PORT}`).fetchToken()
  if (measuring) client.cookies.set('measuring', measuring)
  return client
}

type Counted = { metric: string; at_most: number; visits: number }

/** Writes down what waits, and reads all that is counted. */
async function counted(): Promise<Record<string, unknown>[]> {
  await transaction(keepVisits)
  return shopReader().rows('SELECT * FROM page_vitals ORDER BY week, page, metric, at_most', [])
}

async function forgetAll() {
  await forgetVisits()
  await forgetLimits()
}

test.group('The speed of real visits', (group) => {
  group.each.setup(forgetAll)
  group.teardown(forgetAll)

  test('[Z-15] a visitor who agreed tells how fast a page was', async ({ assert }) => {
    const clock = frozenClock(NOON)
    try {
      const visitor = await givenVisitor('granted')
      assert.equal((await visitor.post('/latogatas', VISIT)).status, 204)
      assert.equal((await visitor.post('/latogatas', { ...VISIT, lcp: 2700 })).status, 204)
      const found = (await counted()) as unknown as Counted[]
      assert.deepEqual(
        found.map(({ metric, at_most, visits }) => [metric, at_most, visits]),
        [
          ['cls', 20, 2],
          ['fcp', 1500, 2],
          ['inp', 80, 2],
          ['lcp', 3000, 2],
          ['ttfb', 600, 2],
        ]
      )
      const { page, device, connection, locale, build } = VISIT
      const told = { week: '2026-11-23', page, device, connection, locale, build }
      for (const row of found) assert.deepInclude(row, told)
      // What was written down before is added to, and never counted twice.
      assert.equal((await visitor.post('/latogatas', VISIT)).status, 204)
      const later = (await counted()) as unknown as Counted[]
      assert.deepEqual(
        later.map(({ visits }) => visits),
        [3, 3, 3, 3, 3]
      )
    } finally {
      clock.restore()
    }
  })

  test('[Z-15] without consent nothing is counted', async ({ assert }) => {
    for (const measuring of ['denied', undefined] as const) {
      const visitor = await givenVisitor(measuring)
      assert.equal((await visitor.post('/latogatas', VISIT)).status, 403)
    }
    assert.deepEqual(await counted(), [])
  })

  test('[Z-15] no column of what is counted could hold a person', async ({ assert }) => {
    const member = await givenMember()
    const visitor = await givenVisitor('granted')
    await visitor.enter(await sessionCookie(member))
    const more = { ...VISIT, member_id: member.id, email: member.email }
    assert.equal((await visitor.post('/latogatas', more)).status, 204)
    const found = await counted()
    assert.lengthOf(found, 5)
    const columns = ['week', 'page', 'device', 'connection', 'locale', 'build']
    assert.sameMembers(Object.keys(found[0]), [...columns, 'metric', 'at_most', 'visits'])
    assert.notInclude(JSON.stringify(found), member.email)
  })

  test('the token comes in the body, as a page that is left sends it', async ({ assert }) => {
    const visitor = await givenVisitor('granted')
    const token = decodeURIComponent(visitor.cookies.get('XSRF-TOKEN')!)
    const none = { 'x-xsrf-token': '' }
    assert.equal((await visitor.post('/latogatas', VISIT, none)).status, 419)
    const wrong = { ...VISIT, _csrf: `${token}x` }
    assert.equal((await visitor.post('/latogatas', wrong, none)).status, 419)
    const right = { ...VISIT, _csrf: token }
    assert.equal((await visitor.post('/latogatas', right, none)).status, 204)
  })

  test('what no page of ours would send is refused', async ({ assert }) => {
    const visitor = await givenVisitor('granted')
    const { ttfb: _ttfb, ...withoutFirstByte } = VISIT
    const wrong: [field: string, body: object][] = [
      ['page', { ...VISIT, page: 'content/nothing' }],
      ['page', { ...VISIT, page: '/profil?token=1' }],
      ['device', { ...VISIT, device: 'watch' }],
      ['connection', { ...VISIT, connection: '5g' }],
      ['locale', { ...VISIT, locale: 'de' }],
      ['build', { ...VISIT, build: 'another' }],
      ['lcp', { ...VISIT, lcp: 60_001 }],
      ['lcp', { ...VISIT, lcp: -1 }],
      ['cls', { ...VISIT, cls: 0.1 }],
      ['inp', { ...VISIT, inp: '80' }],
      ['ttfb', withoutFirstByte],
    ]
    for (const [field, body] of wrong) {
      const answer = await visitor.post('/latogatas', body)
      assert.equal(answer.status, 422, field)
      assert.equal(answer.json.errors[0].field, field)
    }
    assert.deepEqual(await counted(), [])
  })

  test('one network tells of so many visits an hour and no more', async ({ assert }) => {
    const visitor = await givenVisitor('granted')
    const statuses: number[] = []
    for (let times = 0; times <= VISITS_PER_NETWORK.hits; times++) {
      const answer = await visitor.post('/latogatas', VISIT)
      statuses.push(answer.status)
      if (answer.status === 429) assert.isAbove(Number(answer.headers.get('retry-after')), 0)
    }
    assert.equal(statuses.lastIndexOf(204), VISITS_PER_NETWORK.hits - 1)
    assert.equal(statuses.at(-1), 429)
  })

  test('a share of none counts none', async ({ assert }) => {
    const visitor = await givenVisitor('granted')
    await transaction((trx) => changeSettings(trx, { vitals_share: 0 }))
    try {
      assert.equal((await visitor.post('/latogatas', VISIT)).status, 204)
      assert.deepEqual(await counted(), [])
    } finally {
      await transaction((trx) => rows(trx, "DELETE FROM settings WHERE key = 'vitals_share'"))
      forgetSettings()
    }
  })

  test('figures are forgotten after half a year', async ({ assert }) => {
    const clock = frozenClock(NOON)
    try {
      const visitor = await givenVisitor('granted')
      await visitor.post('/latogatas', VISIT)
      await transaction(keepVisits)
      clock.pass(KEPT_WEEKS * WEEK_MS)
      assert.lengthOf(await counted(), 5)
      clock.pass(WEEK_MS)
      assert.deepEqual(await counted(), [])
    } finally {
      clock.restore()
    }
  })
})
