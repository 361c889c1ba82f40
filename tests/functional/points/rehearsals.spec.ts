import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { rehearseBooster } from '#points/boosters/actions/rehearse'
import { draftBooster } from '#points/boosters/actions/save_booster'
import type { BoosterTerms } from '#points/boosters/booster'
import { reverseScan } from '#points/scans/actions/reverse_scan'
import { scanCode } from '#points/scans/actions/scan_code'
import { boosterTerms, givenBooster, tellFacts } from '#tests/support/boosters'
import { frozenClock } from '#tests/support/clock'
import { dose } from '#tests/support/dose'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'
import { seededRandom } from '#tests/support/seeded_random'
import { staffApi } from '#tests/support/staff_api'

const DAY_MS = 86_400_000
/** Boosters that are compared; each has a fortnight of its own. */
const SEEDS = dose.seeds / 2
let years = 0

/** A fortnight in a year of its own, in which four members scan one product. */
async function fortnight(points = 37) {
  const clock = frozenClock(`${2040 + years++}-05-03T10:00:00Z`)
  const product = await givenParticipatingProduct({ points })
  const batch = await givenBatch({ productId: product.id })
  const members = await Promise.all([1, 2, 3, 4].map(() => givenMember()))
  let serial = 0
  const scan = async (place: number) => {
    const text = await givenCode({ batch, serial: serial++ })
    const address = `10.6.${years}.1`
    return scanCode({ memberId: members[place].id, address, text })
  }
  return { clock, product, batch, members, scan }
}

async function countersOf(id: number) {
  const sql = `SELECT given, spent, (SELECT COUNT(DISTINCT member_id) FROM booster_bonuses
    WHERE booster_id = id) AS members FROM boosters WHERE id = ?`
  const [counters] = await shopReader().rows<Record<string, number>>(sql, [id])
  return counters
}

async function rehearsal(client: ApiClient, path: string, months?: number) {
  return client
    .get(`/api/admin/${path}/rehearsal`)
    .qs(months ? { months } : {})
    .accept('json')
    .withGuard('staff')
    .loginAs(await givenStaff({ role: 'marketing' }))
}

/** Each limit alone, so that each one decides somewhere. */
const ALONE: Partial<BoosterTerms>[] = [
  { limitPerMember: 3 },
  { limitPerMemberDay: 1 },
  { limitPerDay: 2 },
  { limitTotal: 7 },
  { budget: 55 },
]

function randomTerms(random: ReturnType<typeof seededRandom>): Partial<BoosterTerms> {
  const maybe = (most: number) => (random.below(3) ? null : 2 + random.below(most))
  return {
    bonusKind: random.pick(['points', 'percent']),
    bonus: 3 + random.below(60),
    weekdays: random.pick([[], [], [1, 2, 3, 4, 5], [6, 7]]),
    professionIds: random.pick([[], [], [1, 2]]),
    zipPrefixes: random.pick([[], [], ['1', '67']]),
    limitPerMember: maybe(8),
    limitPerMemberDay: maybe(2),
    limitPerDay: maybe(5),
    limitTotal: maybe(30),
    budget: 100 + random.below(600),
  }
}

test.group('Rehearsals', () => {
  test('a rehearsal says what the booster itself gave, whatever its terms', async ({ assert }) => {
    let gaveInAll = 0
    for (let seed = 0; seed < SEEDS; seed++) {
      const random = seededRandom(7_000 + seed)
      const { clock, product, members, scan } = await fortnight()
      for (const member of members) {
        const [professionId, zip] = [random.pick([1, 2, 3]), random.pick(['1117', '6722', '7200'])]
        await tellFacts(member, { professionId, zip })
      }
      const wanted = ALONE[seed] ?? randomTerms(random)
      const terms = { ...wanted, productIds: [product.id] }
      const live = await givenBooster(terms)
      for (let day = 0; day < 14; day++) {
        for (let scans = random.below(9); scans > 0; scans--) await scan(random.below(4))
        clock.pass(DAY_MS)
      }
      const { touched, points, members: boosted } = await rehearseBooster(boosterTerms(terms), 1)
      const gave = await countersOf(live.id)
      const told = { given: touched, spent: points, members: boosted }
      assert.deepEqual(told, gave, `seed ${seed}: ${JSON.stringify(terms)}`)
      gaveInAll += gave.given
      await live.stop()
      clock.restore()
    }
    assert.isAbove(gaveInAll, SEEDS * 5, 'the boosters had something to decide')
  })

  test('marketing rehearses a draft: points, members, cost, and what its period would bring', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { clock, product, members, scan } = await fortnight(100)
    cleanup(() => clock.restore())
    await scan(3)
    clock.pass(40 * DAY_MS)
    for (const place of [0, 0, 1, 2]) await scan(place)
    await transaction((trx) => changeSettings(trx, { hundred_points_cost: 150 }))
    cleanup(() => transaction((trx) => changeSettings(trx, { hundred_points_cost: 100 })))
    const by = { source: 'cli' } as const
    const [{ entryId }] = await shopReader().rows<{ entryId: number }>(
      'SELECT entry_id AS "entryId" FROM scans WHERE member_id = ?',
      [members[2].id]
    )
    await transaction((trx) => reverseScan(trx, { entryId, reason: 'Próba', by }))
    const year = 2040 + years - 1
    const draft = boosterTerms({
      bonusKind: 'percent',
      bonus: 50,
      productIds: [product.id],
      firstDay: `${year}-07-01`,
      lastDay: `${year}-07-31`,
    })
    const id = await transaction((trx) => draftBooster(trx, draft, by))
    const one = await rehearsal(client, `boosters/${id}`, 1)
    one.assertStatus(200)
    // The first scan is older than a month, and one was taken back.
    assert.containsSubset(one.body().data, {
      first_day: `${year}-05-13`,
      last_day: `${year}-06-12`,
      days: 31,
      touched: 3,
      members: 2,
      points: 150,
      cost: 225,
      ended_on: null,
      expected: { days: 31, points: 150, cost: 225 },
    })
    const three = await rehearsal(client, `boosters/${id}`)
    assert.containsSubset(three.body().data, { touched: 4, members: 3, points: 200 })
    assert.deepEqual(await countersOf(id), { given: 0, spent: 0, members: 0 })
    const tight = boosterTerms({ ...draft, budget: 120 })
    const { points, endedOn } = await rehearseBooster(tight, 3)
    assert.deepEqual({ points, endedOn }, { points: 100, endedOn: `${year}-06-12` })
    ;(await rehearsal(client, 'boosters/999999999')).assertStatus(404)
    ;(await rehearsal(client, `boosters/${id}`, 25)).assertStatus(422)
  })

  test('a rule about a product is played over its scans, but for rolls with points of their own', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { clock, product, scan } = await fortnight(100)
    cleanup(() => clock.restore())
    for (const place of [0, 0, 1]) await scan(place)
    const { id: memberId } = await givenMember()
    const text = await givenCode({ productId: product.id, points: 500 })
    await scanCode({ memberId, address: '10.6.200.1', text })
    const rules = staffApi(client, 'point_rules', await givenStaff())
    const rule = { source: 'qrcode', product_id: product.id, points_from: 80 }
    const day = `${2040 + years - 1}-06-01`
    const added = await rules.create({ ...rule, valid_from: day })
    added.assertStatus(201)
    const { id } = added.body().data
    const played = await rehearsal(client, `point_rules/${id}`)
    assert.containsSubset(played.body().data, { touched: 3, members: 2, points: -60, cost: -60 })
    ;(await rules.remove(id)).assertStatus(200)
    const listed = await rules.list({ source: 'birthday', state: 'in_force' })
    const refused = await rehearsal(client, `point_rules/${listed.body().data[0].id}`)
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].rule, 'nothing_to_rehearse')
  })
})
