import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { draftEntries, type LedgerFacts, type Movement } from './ledger/draft_entries.js'
import {
  entriesUnder,
  holdBalances,
  keepReasons,
  reversedAmong,
  writeEntries,
  type HeldBalances,
} from './ledger/ledger_sql.js'
import { findEntry, type LedgerEntry } from './ledger/queries/ledger_entry.js'

export { holdBalances, type HeldBalances } from './ledger/ledger_sql.js'
export { balanceIn, balanceOf } from './ledger/queries/member_points_sql.js'
export type { Movement } from './ledger/draft_entries.js'

/** A correction by hand or at year end. */
export interface Adjustment extends Movement {
  source: 'adjustment_manual' | 'adjustment_year_end_reset' | 'facebook_group'
}

/** Which entry is undone, and under which unique name. */
export interface Reversal extends Pick<
  Movement,
  'source' | 'sourceName' | 'reference' | 'actorId' | 'reason'
> {
  entryId: number
}

/**
 * Moves points, all or nothing: one entry for each movement, in their order, and the balances along with them. A
 * reference that was booked before is answered with its first entry.
 *
 * @param held the balances, where the caller has locked them and knows that no reference was booked
 * @throws not_enough_points where a balance does not cover what is taken
 */
export async function book(
  trx: Transaction,
  movements: Movement[],
  held?: HeldBalances
): Promise<LedgerEntry[]> {
  const facts = held ? factsOfNew(held) : await readFacts(trx, movements)
  const drafts = draftEntries(movements, facts, clock.now())
  const fresh = [...new Set(drafts)].filter((draft) => !('id' in draft))
  const ids = await writeEntries(trx, fresh)
  const entries = drafts.map((draft): LedgerEntry => {
    if ('id' in draft) return draft
    const id = ids.get(draft.reference)
    // Nobody but a caller that uses one name for two members comes here; the transaction is lost.
    if (id === undefined) throw new Error(`Reference ${draft.reference} was booked by another`)
    return { id, ...draft }
  })
  await keepReasons(trx, entries, movements)
  return entries
}

function factsOfNew(balances: HeldBalances): LedgerFacts {
  return { balances, booked: new Map(), reversed: new Set() }
}

/** Read after the balances are locked, so that nobody books under the same names meanwhile. */
async function readFacts(trx: Transaction, movements: Movement[]): Promise<LedgerFacts> {
  const undone = movements.flatMap(({ reversedEntryId }) => reversedEntryId ?? [])
  // Sent together and carried out in this order.
  const [balances, booked, reversed] = await Promise.all([
    holdBalances(
      trx,
      movements.map(({ memberId }) => memberId)
    ),
    entriesUnder(
      trx,
      movements.map(({ reference }) => reference)
    ),
    reversedAmong(trx, undone),
  ])
  return { balances, booked, reversed }
}

/**
 * Adds points.
 *
 * @returns the new entry, or the first one where this reference was booked before
 */
export async function credit(trx: Transaction, movement: Movement): Promise<LedgerEntry> {
  return (await book(trx, [{ ...movement, points: positive(movement) }]))[0]
}

/**
 * Takes points, or nothing at all.
 *
 * @returns the new entry, or the first one where this reference was booked before
 * @throws not_enough_points
 */
export async function debit(trx: Transaction, movement: Movement): Promise<LedgerEntry> {
  return (await book(trx, [{ ...movement, points: -positive(movement) }]))[0]
}

/**
 * Corrects a balance by hand or at year end, up or down, and keeps the reason.
 *
 * @throws not_enough_points
 */
export async function adjust(trx: Transaction, adjustment: Adjustment): Promise<LedgerEntry> {
  return (await book(trx, [adjustment]))[0]
}

/**
 * Undoes one entry by a new one that names it; an entry is undone once.
 *
 * @throws not_enough_points where the points of a credit are already spent
 */
export async function reverse(
  trx: Transaction,
  { entryId, ...said }: Reversal
): Promise<LedgerEntry> {
  const undone = await findEntry(trx, entryId)
  if (!undone) throw new Error(`There is no ledger entry ${entryId} to reverse`)
  const { memberId, productId } = undone
  const movement = { memberId, points: -undone.points, productId: productId ?? undefined, ...said }
  return (await book(trx, [{ ...movement, reversedEntryId: entryId }]))[0]
}

function positive({ points, reference }: Movement): number {
  if (points > 0) return points
  throw new Error(`Movement ${reference} must have a positive number of points, not ${points}`)
}
