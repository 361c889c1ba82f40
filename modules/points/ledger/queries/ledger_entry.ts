import type { Transaction } from '#app/transaction'
import type { PointSource } from '#app/rules/point_sources'
import Entry from '../models/ledger_entry.js'

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

/** The entry with this id, inside a transaction. */
export function findEntry(trx: Transaction, id: number): Promise<LedgerEntry | null> {
  return Entry.find(id, { client: trx.client })
}

/** The entry booked under this reference, inside a transaction. */
export function findEntryByReference(
  trx: Transaction,
  reference: string
): Promise<LedgerEntry | null> {
  return Entry.findBy({ reference }, { client: trx.client })
}

/** Whether something was booked under this reference, inside a transaction. */
export async function isBooked(trx: Transaction, reference: string): Promise<boolean> {
  return (await findEntryByReference(trx, reference)) !== null
}
