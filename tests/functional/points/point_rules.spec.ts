import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { startOfBusinessDate } from '#app/business_date'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import { additionalPoints, participatingProducts, pointsOfRule } from '#points'
import { forgetPointRules } from '#points/point_rules/queries/point_rules'
import { scanCode } from '#points/scans/actions/scan_code'
import { frozenClock } from '#tests/support/clock'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'
import { staffApi } from '#tests/support/staff_api'

const TODAY = '2031-03-10T09:00:00Z'
const now = (source: 'name_day' | 'survey') => transaction((trx) => pointsOfRule(trx, source))

const setLonePoints = (lone_points: number) =>
  transaction((trx) => changeSettings(trx, { lone_points }))

async function office(client: ApiClient, role: 'admin' | 'marketing' = 'admin') {
  return staffApi(client, 'point_rules', await givenStaff({ role }))
}

/** Scans fresh stickers of a product by one member: its first scan goes another way on PostgreSQL. */
async function scannerOf(productId: number) {
  const { id: memberId } = await givenMember()
  const batch = await givenBatch({ productId })
  let serial = 0
  return async () => {
    const text = await givenCode({ batch, serial: serial++ })
    return (await scanCode({ memberId, address: `10.9.9.${serial}`, text })).points
  }
}

test.group('Point rules', (group) => {
  group.each.setup(async () => {
    const clock = frozenClock(TODAY)
    // One person is enough here; two of them have tests of their own.
    await setLonePoints(2_000_000_000)
    return async () => {
      await setLonePoints(50_000)
      // Rules of a far day would hold for no other test, but its reader counts them.
      const sql = 'DELETE FROM point_rules WHERE valid_from > 0'
      await transaction((trx) => rows(trx, sql))
      forgetPointRules()
      clock.restore()
    }
  })

  test('[Q-22] [O-10] a rule holds from its day on, to the millisecond, and is written down', async ({
    client,
    assert,
    cleanup,
  }) => {
    const rules = await office(client)
    const before = await now('name_day')
    const rule = { source: 'name_day', points_from: 77, valid_from: '2031-03-30' }
    const added = await rules.create(rule)
    added.assertStatus(201)
    const { id } = added.body().data
    assert.containsSubset(added.body().data, {
      state: 'coming',
      previous_points_from: before,
      valid_from: startOfBusinessDate('2031-03-30'),
    })
    // The night the clocks go forward in Budapest begins at 23:00 UTC.
    const midnight = frozenClock('2031-03-29T22:59:59.999Z')
    cleanup(() => midnight.restore())
    assert.equal(await now('name_day'), before)
    assert.equal((await additionalPoints()).name_day, before)
    midnight.pass(1)
    assert.equal(await now('name_day'), 77)
    assert.equal((await additionalPoints()).name_day, 77)
    const listed = await rules.list({ source: 'name_day' })
    const states = listed.body().data.map(({ state }: { state: string }) => state)
    assert.sameMembers(states, ['in_force', 'past'])
    const sql = `SELECT action, detail FROM audit_logs WHERE subject_type = 'point_rule'
      AND subject_id = ?`
    assert.deepEqual(await shopReader().rows(sql, [id]), [
      { action: 'point_rule.added', detail: 'name_day 77' },
    ])
  })

  test('[Q-22] a rule about a product changes what its scans bring, and what pages show', async ({
    client,
    assert,
  }) => {
    const rules = await office(client)
    const { id: product_id } = await givenParticipatingProduct({ points: 100 })
    const scan = await scannerOf(product_id)
    assert.equal(await scan(), 100)
    assert.equal(await scan(), 100)
    const coming = { source: 'qrcode', product_id, points_from: 140, valid_from: '2031-03-11' }
    ;(await rules.create(coming)).assertStatus(201)
    assert.equal(await scan(), 100)
    const added = await rules.create({ source: 'qrcode', product_id, points_from: 120 })
    assert.containsSubset(added.body().data, { state: 'in_force', previous_points_from: 100 })
    assert.equal(await scan(), 120)
    const shown = (await participatingProducts()).find(({ id }) => id === product_id)
    assert.equal(shown?.worth, 120)
    const tomorrow = frozenClock('2031-03-11T09:00:00Z')
    assert.equal(await scan(), 140)
    tomorrow.restore()
  })

  test('a rule that is to come is changed and withdrawn, one that holds is not', async ({
    client,
    assert,
  }) => {
    const rules = await office(client)
    const rule = { source: 'survey', points_from: 10, points_to: 60, valid_from: '2031-04-01' }
    const { id } = (await rules.create(rule)).body().data
    const changed = await rules.update(id, { points_from: 20, points_to: 70 })
    assert.containsSubset(changed.body().data, { points_from: 20, points_to: 70 })
    assert.equal(changed.body().data.state, 'in_force', 'without a day it holds at once')
    assert.deepEqual((await additionalPoints()).survey, [20, 70])
    const refused = await rules.update(id, { points_from: 1 })
    refused.assertStatus(409)
    assert.equal(refused.body().errors[0].rule, 'rule_in_force')
    ;(await rules.remove(id)).assertStatus(409)
    const other = (await rules.create(rule)).body().data
    ;(await rules.remove(other.id)).assertStatus(200)
    ;(await rules.remove(other.id)).assertStatus(404)
    ;(await rules.update(other.id, { points_from: 1 })).assertStatus(404)
    assert.deepEqual((await additionalPoints()).survey, [20, 70])
  })

  test('what no rule can say is an error of its field', async ({ client, assert }) => {
    const rules = await office(client)
    const { id: product_id } = await givenParticipatingProduct()
    const fieldOf = async (body: object) => {
      const answer = await rules.create(body)
      answer.assertStatus(422)
      return answer.body().errors[0].field
    }
    const well = { source: 'survey', points_from: 10 }
    assert.equal(await fieldOf({ ...well, source: 'redeem' }), 'source')
    for (const points_from of [-1, 1.5, '1e2', 1_000_001, null, [1], {}]) {
      assert.equal(await fieldOf({ ...well, points_from }), 'points_from')
    }
    assert.equal(await fieldOf({ ...well, points_to: 9 }), 'points_to')
    for (const valid_from of ['2031-02-29', '2031-3-1', 'ma', 7]) {
      assert.equal(await fieldOf({ ...well, valid_from }), 'valid_from')
    }
    assert.equal(await fieldOf({ ...well, valid_from: '2031-03-09' }), 'valid_from')
    const scan = { source: 'qrcode', points_from: 10 }
    assert.equal(await fieldOf(scan), 'product_id')
    assert.equal(await fieldOf({ ...scan, product_id: 2_000_000_000 }), 'product_id')
    assert.equal(await fieldOf({ ...scan, product_id, points_from: 0 }), 'points_from')
    const twice = { ...well, valid_from: '2031-05-01' }
    ;(await rules.create(twice)).assertStatus(201)
    assert.equal(await fieldOf(twice), 'valid_from')
  })

  test('[O-10] marketing reads the rules and changes none', async ({ client, assert }) => {
    const rules = await office(client, 'marketing')
    const listed = await rules.list({ state: 'in_force' })
    listed.assertStatus(200)
    assert.isAbove(listed.body().total, 10)
    const [{ id }] = listed.body().data
    ;(await rules.show(id)).assertStatus(200)
    ;(await rules.create({ source: 'survey', points_from: 1 })).assertStatus(403)
    ;(await rules.update(id, { points_from: 1 })).assertStatus(403)
    ;(await rules.remove(id)).assertStatus(403)
  })
})
