import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { PointSource } from '#points/constants'

/** One immutable change of a member's points. */
export interface LedgerEntry {
  id: number
  memberId: number
  /** Whole points, signed, never zero. */
  points: number
  source: PointSource
  sourceName: string
  reference: string
  balanceAfter: number
  productId: number | null
  reversedEntryId: number | null
  actorId: number | null
  /** Milliseconds UTC. */
  occurredAt: number
  /** Day in Europe/Budapest, YYYY-MM-DD. */
  businessDate: string
}

const SELECT = `SELECT id, member_id AS "memberId", points, source, source_name AS "sourceName",
  reference, balance_after AS "balanceAfter", product_id AS "productId",
  reversed_entry_id AS "reversedEntryId", actor_id AS "actorId", occurred_at AS "occurredAt",
  business_date AS "businessDate" FROM ledger_entries`

/** The entry with this id, inside a transaction. */
export async function findEntry(trx: Transaction, id: number): Promise<LedgerEntry | undefined> {
  const [entry] = await rows<LedgerEntry>(trx, `${SELECT} WHERE id = ?`, [id])
  return entry
}

/** The entry booked under this reference, inside a transaction. */
export async function findEntryByReference(
  trx: Transaction,
  reference: string
): Promise<LedgerEntry | undefined> {
  const [entry] = await rows<LedgerEntry>(trx, `${SELECT} WHERE reference = ?`, [reference])
  return entry
}

/** Whether something was booked under this reference, inside a transaction. */
export async function isBooked(trx: Transaction, reference: string): Promise<boolean> {
  const sql = 'SELECT 1 AS found FROM ledger_entries WHERE reference = ?'
  return (await rows(trx, sql, [reference])).length > 0
}

/** Those of the references that something was booked under, for pages. */
export async function bookedAmong(references: string[]): Promise<string[]> {
  const places = references.map(() => '?').join(', ')
  const sql = `SELECT reference FROM ledger_entries WHERE reference IN (${places})`
  const found = await shopReader().rows<{ reference: string }>(sql, references)
  return found.map(({ reference }) => reference)
}
