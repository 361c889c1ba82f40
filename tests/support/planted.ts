import '#start/invariants'
import { rows, runnerOf } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { usesPostgres } from '#config/database'
import { liftAppendOnly } from '#database/append_only'
import type { CheckedInvariant } from '#points/truths/invariant'
import { verifyInvariants } from '#points/truths/verify_truths_sql'

/** Does something in a transaction that is taken back, whatever it does. */
export async function takenBack(work: (trx: Transaction) => Promise<void>): Promise<void> {
  const back = new Error('Taken back')
  await transaction(async (trx) => {
    await work(trx)
    throw back
  }).catch((error) => {
    if (error !== back) throw error
  })
}

/** What is broken inside a transaction, by the id of the invariant. */
export async function brokenIn(trx: Transaction): Promise<Record<string, CheckedInvariant>> {
  const checked = await verifyInvariants(runnerOf(trx))
  const broken = checked.filter(({ violations }) => violations > 0)
  return Object.fromEntries(broken.map((one) => [one.id, one]))
}

/** What somebody does who owns the database: the table lets itself be changed again. */
export async function lift(trx: Transaction, table: string): Promise<void> {
  const dialect = usesPostgres ? 'postgres' : 'better-sqlite3'
  for (const sql of liftAppendOnly(table, dialect)) await rows(trx, sql)
}

/** Writes an entry past the shop, with the balance it needs. */
export async function inventEntry(
  trx: Transaction,
  memberId: number,
  { points, source, reference }: { points: number; source: string; reference: string }
): Promise<number> {
  const raise = `INSERT INTO balances (member_id, points) VALUES (?, ?) ON CONFLICT (member_id)
    DO UPDATE SET points = balances.points + excluded.points RETURNING points`
  const [{ points: after }] = await rows<{ points: number }>(trx, raise, [memberId, points])
  const insert = `INSERT INTO ledger_entries (member_id, points, source, reference, balance_after,
    occurred_at, business_date) VALUES (?, ?, ?, ?, ?, 1, '2026-11-20') RETURNING id`
  const values = [memberId, points, source, reference, after]
  const [{ id }] = await rows<{ id: number }>(trx, insert, values)
  await rows(trx, 'UPDATE balances SET last_entry_id = ? WHERE member_id = ?', [id, memberId])
  return id
}
