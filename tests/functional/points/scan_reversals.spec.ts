import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { balanceOf } from '#points'
import { debit } from '#points/ledger'
import { scanCode } from '#points/scans/actions/scan_code'
import { givenBooster } from '#tests/support/boosters'
import { frozenClock } from '#tests/support/clock'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenBatch, givenCode, givenParticipatingProduct } from '#tests/support/points'
import { brokenTruths } from '#tests/support/truths'

type Staff = Awaited<ReturnType<typeof givenStaff>>

/** A boosted scan: 40 points, 15 and 4 on top. */
async function boostedScan() {
  const product = await givenParticipatingProduct({ points: 40 })
  const productIds = [product.id]
  const fixed = await givenBooster({ productIds, bonus: 15, budget: 15 })
  const tenth = await givenBooster({ productIds, bonusKind: 'percent', bonus: 10 })
  const member = await givenMember()
  const batch = await givenBatch({ productId: product.id })
  const text = await givenCode({ batch })
  const scan = () => scanCode({ memberId: member.id, address: '10.7.0.1', text })
  const { points } = await scan()
  const stop = async () => {
    await fixed.stop()
    await tenth.stop()
  }
  return { member, batch, scan, points, fixed, tenth, stop, entryId: await entryOf(member.id) }
}

async function entryOf(memberId: number) {
  const sql = 'SELECT entry_id AS id FROM scans WHERE member_id = ?'
  const [scan] = await shopReader().rows<{ id: number }>(sql, [memberId])
  return scan.id
}

function takeBack(client: ApiClient, staff: Staff, entryId: number, isConfirmed = true) {
  const request = client
    .post(`/api/admin/ledger_entries/${entryId}/reversal`)
    .accept('json')
    .withCsrfToken()
    .withGuard('staff')
    .loginAs(staff)
  if (isConfirmed) {
    request.withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
  }
  return request.json({ reason: 'Fénykép a matricáról' })
}

async function markedOf(client: ApiClient, staff: Staff, memberId: number) {
  const page = await client
    .get('/api/admin/ledger_entries')
    .qs({ filter: JSON.stringify({ member_id: memberId }) })
    .withGuard('staff')
    .loginAs(staff)
  return page.body().data.map((entry: { is_scan: number }) => entry.is_scan)
}

async function spentOf({ id }: { id: number }) {
  const sql = 'SELECT given, spent FROM boosters WHERE id = ?'
  return (await shopReader().rows(sql, [id]))[0]
}

test.group('A scan taken back', () => {
  test('takes its bonuses along, returns them to the budget and says why', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { member, points, fixed, tenth, stop, entryId, scan, batch } = await boostedScan()
    cleanup(stop)
    assert.equal(points, 59)
    const admin = await givenStaff()
    assert.deepEqual(await markedOf(client, admin, member.id), [0, 0, 1])
    const answer = await takeBack(client, admin, entryId)
    answer.assertStatus(201)
    assert.deepEqual(await markedOf(client, admin, member.id), [0, 0, 0, 0, 0, 0])
    assert.deepEqual(answer.body().data, { id: entryId, points: 59, balance_after: 0 })
    assert.equal(await balanceOf(member.id), 0)
    assert.deepEqual(await spentOf(fixed), { given: 1, spent: 0 })
    assert.deepEqual(await spentOf(tenth), { given: 1, spent: 0 })
    const sql = `SELECT e.points, e.source, e.actor_id AS "actorId", r.reason FROM ledger_entries e
      LEFT JOIN ledger_reasons r ON r.entry_id = e.id
      WHERE e.member_id = ? AND e.reversed_entry_id IS NOT NULL ORDER BY e.id`
    const by = { actorId: admin.id }
    assert.deepEqual(await shopReader().rows(sql, [member.id]), [
      { points: -15, source: 'promotion', ...by, reason: null },
      { points: -4, source: 'promotion', ...by, reason: null },
      { points: -40, source: 'qrcode', ...by, reason: 'Fénykép a matricáról' },
    ])
    const audits =
      "SELECT detail FROM audit_logs WHERE action = 'scan.taken_back' AND subject_id = ?"
    assert.deepEqual(await shopReader().rows(audits, [member.id]), [{ detail: '59' }])
    // The sticker stays used: nobody books it again.
    assert.equal((await scan().catch((error) => error)).code, 'already_used')
    assert.equal(await balanceOf(member.id), 0)
    // The budget of 15 points is whole again.
    const text = await givenCode({ batch, serial: 1 })
    const next = await scanCode({ memberId: member.id, address: '10.7.0.2', text })
    assert.equal(next.points, 59)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[Q-28] the member is told the points with bonuses, then that they were taken back', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { scan, stop, entryId } = await boostedScan()
    cleanup(stop)
    const clock = frozenClock()
    cleanup(() => clock.restore())
    // Past the time in which a repeat without a key gets the first answer.
    clock.pass(10 * 60_000)
    const toldPoints = async () => (await scan().catch((error) => error)).meta.points
    assert.equal(await toldPoints(), 59)
    await takeBack(client, await givenStaff(), entryId)
    assert.equal(await toldPoints(), 0)
  })

  test('[Q-12] a retry with its key tells the first answer while it stands, then that nothing is left', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const body = { qrCode: await givenCode(), idempotency_key: randomUUID() }
    const retry = () =>
      client
        .post('/qr-code')
        .accept('json')
        .withCsrfToken()
        .withGuard('member')
        .loginAs(member)
        .json(body)
    const { points } = (await retry()).body()
    const standing = await retry()
    standing.assertStatus(200)
    assert.equal(standing.body().points, points)
    const back = await takeBack(client, await givenStaff(), await entryOf(member.id))
    back.assertStatus(201)
    const told = await retry()
    told.assertStatus(422)
    assert.isUndefined(told.header('idempotent-replay'))
    assert.containSubset(told.body().errors, [{ rule: 'already_used', meta: { points: 0 } }])
    assert.equal(await balanceOf(member.id), 0)
  })

  test('happens once, also at the same moment', async ({ client, assert, cleanup }) => {
    const { member, stop, entryId } = await boostedScan()
    cleanup(stop)
    const admin = await givenStaff()
    const answers = await Promise.all([1, 2, 3, 4].map(() => takeBack(client, admin, entryId)))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 409, 409, 409])
    assert.equal(
      answers.find((answer) => answer.status() === 409)!.body().errors[0].rule,
      'already_taken_back'
    )
    assert.equal(await balanceOf(member.id), 0)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('is refused whole where the points are spent', async ({ client, assert, cleanup }) => {
    const { member, stop, entryId, fixed } = await boostedScan()
    cleanup(stop)
    await transaction((trx) =>
      debit(trx, {
        memberId: member.id,
        points: 1,
        source: 'redeem',
        sourceName: 'x',
        reference: `test:order:${member.id}`,
      })
    )
    const answer = await takeBack(client, await givenStaff(), entryId)
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].rule, 'not_enough_points')
    assert.equal(await balanceOf(member.id), 58)
    assert.deepEqual(await spentOf(fixed), { given: 1, spent: 15 })
  })

  test('[A-21] needs the role and the password, and a scan', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { member, stop, entryId } = await boostedScan()
    cleanup(stop)
    const admin = await givenStaff()
    assert.equal((await takeBack(client, admin, entryId, false)).status(), 423)
    const marketing = await givenStaff({ role: 'marketing' })
    assert.equal((await takeBack(client, marketing, entryId)).status(), 403)
    const bonus = "SELECT id FROM ledger_entries WHERE member_id = ? AND source = 'promotion'"
    const [{ id }] = await shopReader().rows<{ id: number }>(bonus, [member.id])
    assert.equal((await takeBack(client, admin, id)).status(), 404)
    assert.equal(await balanceOf(member.id), 59)
  })
})
