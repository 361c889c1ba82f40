import { createSecretKey } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { activateBatch, balanceOf, openDispute } from '#points'
import { sealCode } from '#points/code_batches/code_format'
import type { DisputeReason } from '#app/rules/dispute_reasons'
import { settleDispute } from '#points/disputes/actions/settle_dispute'
import { disputeForStaff } from '#points/disputes/queries/admin/dispute_for_staff'
import { reverseScan } from '#points/scans/actions/reverse_scan'
import { scanCode } from '#points/scans/actions/scan_code'
import { givenMember, givenStaff, type TestMember } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'
import { brokenTruths } from '#tests/support/truths'

const CLI = { source: 'cli' } as const

function report(member: TestMember, text: string, reason: DisputeReason = 'already_used') {
  return transaction((trx) => openDispute(trx, { memberId: member.id, text, reason }))
}

async function credit(disputeId: number, points = 40): Promise<string> {
  const { id: staffId } = await givenStaff({ role: 'admin' })
  const settlement = { disputeId, staffId, answer: 'Sorry.', points }
  return transaction((trx) => settleDispute(trx, settlement)).then(() => 'credited', codeOf)
}

function scan({ id: memberId }: TestMember, text: string): Promise<string> {
  const submission = { memberId, text, address: '10.3.3.3' }
  return scanCode(submission).then(() => 'credited', codeOf)
}

const codeOf = (error: { code?: string }) => error.code ?? String(error)

test.group('A sticker pays once, scanned or reported', () => {
  test('a credited sticker of a roll that was not released brings nothing after its release', async ({
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const batch = await givenBatch({ state: 'printed', points: 40 })
    const code = await givenCode({ batch })
    assert.equal(await credit(await report(member, code, 'not_active')), 'credited')
    assert.deepEqual(await brokenTruths(), [])
    await transaction((trx) => activateBatch(trx, batch.id, CLI))
    assert.deepEqual(
      [await scan(member, code), await scan(other, code)],
      ['already_used', 'already_used']
    )
    assert.deepEqual([await balanceOf(member.id), await balanceOf(other.id)], [40, 0])
    const own = await scanCode({ memberId: member.id, text: code, address: '10.3.3.3' }).catch(
      (error) => error
    )
    // Row Q-28: what the report brought is the member's own as well.
    assert.equal(own.meta.points, 40)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a scanned sticker is credited to nobody, unless its scan was taken back', async ({
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const code = await givenCode({ points: 40 })
    const [id, own] = [await report(member, code), await report(other, code)]
    assert.equal(await scan(other, code), 'credited')
    assert.deepEqual([await credit(id), await credit(own)], ['code_spent', 'code_spent'])
    const sql = 'SELECT entry_id AS "entryId" FROM scans WHERE code = ?'
    const [{ entryId }] = await shopReader().rows<{ entryId: number }>(sql, [code])
    await transaction((trx) => reverseScan(trx, { entryId, reason: 'A photo', by: CLI }))
    assert.deepEqual([await credit(id), await credit(own)], ['credited', 'code_spent'])
    assert.deepEqual([await balanceOf(member.id), await balanceOf(other.id)], [40, 0])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('of many who report one sticker one is credited, also where all are settled at once', async ({
    assert,
  }) => {
    const ours = await givenCode({ points: 40 })
    const key = { id: 'foreign', key: createSecretKey(Buffer.alloc(32, 9)) }
    for (const code of [ours, sealCode(1, 0, key), sealCode(32767, 1, key)]) {
      const members = await Promise.all([1, 2, 3, 4].map(() => givenMember()))
      const ids: number[] = []
      for (const member of members) ids.push(await report(member, code))
      const settled = await Promise.all(ids.map((id) => credit(id)))
      assert.deepEqual(settled.toSorted(), ['code_spent', 'code_spent', 'code_spent', 'credited'])
      const balances = await Promise.all(members.map(({ id }) => balanceOf(id)))
      assert.deepEqual(balances.toSorted(), [0, 0, 0, 40])
    }
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a report that is credited beside scans of its sticker pays one of them', async ({
    assert,
  }) => {
    for (let round = 0; round < 10; round++) {
      const members = [await givenMember(), await givenMember()]
      for (const member of members) await scan(member, await givenCode({ points: 1 }))
      const code = await givenCode({ points: 40 })
      const id = await report(members[0], code)
      const outcomes = await Promise.all([
        credit(id),
        ...members.map((member) => scan(member, code)),
      ])
      assert.lengthOf(
        outcomes.filter((outcome) => outcome === 'credited'),
        1
      )
      const balances = await Promise.all(members.map((member) => balanceOf(member.id)))
      assert.deepEqual(balances.toSorted(), [1, 41])
    }
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a code for many pays each member once, by a scan or a report', async ({ assert }) => {
    const batch = await givenBatch({ points: 40, maxScans: 3 })
    const code = await givenCode({ batch })
    const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => givenMember()))
    for (const member of [first, second, third, fourth]) {
      await scan(member, await givenCode({ points: 1 }))
    }
    assert.equal(await credit(await report(first, code)), 'credited')
    assert.equal(await scan(first, code), 'already_used')
    assert.equal(await scan(second, code), 'credited')
    assert.equal(await credit(await report(second, code)), 'code_spent')
    assert.equal(await scan(third, code), 'credited')
    assert.equal(await scan(fourth, code), 'scan_limit_reached')
    assert.equal(await credit(await report(fourth, code)), 'code_spent')
    const balances = await Promise.all(
      [first, second, third, fourth].map(({ id }) => balanceOf(id))
    )
    assert.deepEqual(balances, [41, 41, 41, 1])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('staff see who else scanned, reported and was credited for the code', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const code = await givenCode({ points: 40 })
    const [id, otherId] = [await report(member, code), await report(other, code)]
    await credit(otherId)
    const shown = await disputeForStaff(id)
    assert.containSubset(shown, {
      max_scans: 1,
      credited_to: [other.id],
      scans_of_code: 0,
      reports_of_code: 2,
    })
    assert.deepEqual(shown.other_reports, [
      { id: otherId, member_id: other.id, state: 'credited', points: 40 },
    ])
    const staff = await givenStaff({ role: 'admin' })
    const list = await client
      .get(`/api/admin/disputes?filter=${JSON.stringify({ id })}`)
      .accept('json')
      .withGuard('staff')
      .loginAs(staff)
    assert.containSubset(list.body(), { total: 1, data: [{ id, reports_of_code: 2 }] })
  })
})
