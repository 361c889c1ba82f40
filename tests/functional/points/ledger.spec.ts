import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { usesPostgres } from '#config/database'
import { balanceOf, credit, reverse } from '#points'
import { adjust, debit } from '#points/ledger'
import type { Movement } from '#points/ledger/draft_entries'
import { givenMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'

function movement(memberId: number, points: number, reference = `test:${randomUUID()}`): Movement {
  return { memberId, points, source: 'promotion', sourceName: 'Teszt', reference }
}

const creditNow = (given: Movement) => transaction((trx) => credit(trx, given))
const debitNow = (given: Movement) => transaction((trx) => debit(trx, given))

async function entriesOf(memberId: number) {
  const sql = `SELECT id, points, balance_after AS "balanceAfter" FROM ledger_entries
    WHERE member_id = ? ORDER BY id`
  return shopReader().rows<{ id: number; points: number; balanceAfter: number }>(sql, [memberId])
}

test.group('Ledger', () => {
  test('adds and takes points and keeps the running balance', async ({ assert }) => {
    const member = await givenMember()
    await creditNow(movement(member.id, 120))
    const spent = await debitNow(movement(member.id, 50))
    assert.equal(spent.points, -50)
    assert.equal(await balanceOf(member.id), 70)
    const entries = await entriesOf(member.id)
    assert.deepEqual(
      entries.map((entry) => [entry.points, entry.balanceAfter]),
      [
        [120, 120],
        [-50, 70],
      ]
    )
  })

  test('a member without entries has no points', async ({ assert }) => {
    assert.equal(await balanceOf((await givenMember()).id), 0)
  })

  test('a repeat with the same member and amount returns the first entry', async ({ assert }) => {
    const member = await givenMember()
    const given = movement(member.id, 30)
    const first = await creditNow(given)
    assert.deepEqual(await creditNow(given), first)
    assert.equal(await balanceOf(member.id), 30)
  })

  test('a repeated debit of everything returns the first entry', async ({ assert }) => {
    const member = await givenMember()
    await givenPoints(member, 100)
    const given = movement(member.id, 100)
    const first = await debitNow(given)
    assert.deepEqual(await debitNow(given), first)
    assert.equal(await balanceOf(member.id), 0)
  })

  test('a taken reference with another amount or member throws and changes nothing', async ({
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const first = await creditNow(movement(member.id, 30))
    await assert.rejects(() => creditNow(movement(member.id, 31, first.reference)), /already moved/)
    await assert.rejects(() => creditNow(movement(other.id, 30, first.reference)), /already moved/)
    assert.equal(await balanceOf(member.id), 30)
    assert.equal(await balanceOf(other.id), 0)
  })

  test('a taken reference with another amount throws also where nothing is left to take', async ({
    assert,
  }) => {
    const member = await givenMember()
    await givenPoints(member, 100)
    const first = await debitNow(movement(member.id, 100))
    const again = () => debitNow(movement(member.id, 40, first.reference))
    await assert.rejects(again, /already moved/)
    assert.equal(await balanceOf(member.id), 0)
  })

  test('a debit larger than the balance is refused as a whole', async ({ assert }) => {
    const member = await givenMember()
    await givenPoints(member, 10)
    await assert.rejects(() => debitNow(movement(member.id, 11)), /fewer points/)
    assert.lengthOf(await entriesOf(member.id), 1)
    assert.equal(await balanceOf(member.id), 10)
  })

  test('twenty debits at once spend what is there and no more', async ({ assert }) => {
    const member = await givenMember()
    await givenPoints(member, 100)
    const debits = Array.from({ length: 20 }, () => debitNow(movement(member.id, 30)))
    const results = await Promise.allSettled(debits)
    assert.lengthOf(
      results.filter((result) => result.status === 'fulfilled'),
      3
    )
    assert.equal(await balanceOf(member.id), 10)
  })

  test('one reference booked twenty times at once is one entry', async ({ assert }) => {
    const member = await givenMember()
    const given = movement(member.id, 40)
    const entries = await Promise.all(Array.from({ length: 20 }, () => creditNow(given)))
    assert.equal(new Set(entries.map((entry) => entry.id)).size, 1)
    assert.equal(await balanceOf(member.id), 40)
  })

  test('an entry is reversed once, however often it is asked', async ({ assert }) => {
    const member = await givenMember()
    await givenPoints(member, 100)
    const spent = await debitNow(movement(member.id, 60))
    const undo = (reference: string) =>
      transaction((trx) =>
        reverse(trx, { entryId: spent.id, source: 'cancelled_order', sourceName: 'x', reference })
      )
    const first = await undo(`test:cancel:${spent.id}`)
    assert.equal(first.reversedEntryId, spent.id)
    assert.deepEqual(await undo(`test:cancel:${spent.id}`), first)
    await assert.rejects(() => undo(`test:again:${spent.id}`), /reversed before/)
    assert.equal(await balanceOf(member.id), 100)
  })

  test('[O-07] an adjustment names its staff member and keeps its reason apart', async ({
    assert,
  }) => {
    const member = await givenMember()
    await givenPoints(member, 100)
    const adjustment = {
      ...movement(member.id, -40),
      source: 'adjustment_manual' as const,
      actorId: 7,
      reason: 'Elveszett matrica',
    }
    const entry = await transaction((trx) => adjust(trx, adjustment))
    assert.equal(entry.actorId, 7)
    const sql = 'SELECT reason FROM ledger_reasons WHERE entry_id = ?'
    assert.deepEqual(await shopReader().rows(sql, [entry.id]), [{ reason: 'Elveszett matrica' }])
    assert.equal(await balanceOf(member.id), 60)
  })

  test('amounts that are not whole positive points are slips', async ({ assert }) => {
    const member = await givenMember()
    for (const points of [0, -5, 1.5, Number.NaN, 1e12]) {
      await assert.rejects(() => creditNow(movement(member.id, points)))
      await assert.rejects(() => debitNow(movement(member.id, points)))
    }
    assert.lengthOf(await entriesOf(member.id), 0)
  })

  test('[D-39] the database refuses to change or delete an entry', async ({ assert }) => {
    const member = await givenMember()
    const entry = await givenPoints(member, 10)
    const statements = [
      `UPDATE ledger_entries SET points = 1000 WHERE id = ${entry.id}`,
      `UPDATE ledger_entries SET source_name = 'x' WHERE id = ${entry.id}`,
      `DELETE FROM ledger_entries WHERE id = ${entry.id}`,
    ]
    if (!usesPostgres) {
      statements.push(`REPLACE INTO ledger_entries (id, member_id, points, source, reference,
        balance_after, occurred_at, business_date)
        VALUES (${entry.id}, ${member.id}, 99, 'promotion', 'x', 99, 1, '2026-11-20')`)
    }
    for (const sql of statements) {
      await assert.rejects(() => transaction((trx) => rows(trx, sql)), /append only/)
    }
    assert.deepEqual(await entriesOf(member.id), [{ id: entry.id, points: 10, balanceAfter: 10 }])
  })

  test('the database refuses a negative balance and a broken entry', async ({ assert }) => {
    const member = await givenMember()
    await givenPoints(member, 10)
    const insert = (points: number | string, balanceAfter: number) =>
      `INSERT INTO ledger_entries (member_id, points, source, reference, balance_after, occurred_at,
       business_date) VALUES (${member.id}, ${points}, 'promotion', '${randomUUID()}',
       ${balanceAfter}, 1, '2026-11-20')`
    const statements = [
      `UPDATE balances SET points = -1 WHERE member_id = ${member.id}`,
      `UPDATE balances SET points = 2000000001 WHERE member_id = ${member.id}`,
      insert(0, 10),
      insert(5, -1),
      insert(20, 10),
    ]
    for (const sql of statements) {
      await assert.rejects(() => transaction((trx) => rows(trx, sql)), /constraint/i)
    }
  })
})
