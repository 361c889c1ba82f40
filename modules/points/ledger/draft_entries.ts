import { businessDate } from '#app/business_date'
import { type PointSource } from '#app/rules/point_sources'
import { ENTRY_POINTS_MAX, REFERENCE_LENGTH_MAX, SOURCE_NAME_LENGTH_MAX } from '../constants.js'
import { NotEnoughPoints } from '#points/exceptions'
import type { LedgerEntry } from './queries/ledger_entry.js'

/** What every movement of points says about itself. */
export interface Movement {
  memberId: number
  /** Whole points; positive for `credit` and `debit`, signed for `adjust` and `book`. */
  points: number
  source: PointSource
  /** What the history row is called, for example the title of the product. */
  sourceName: string
  /** The unique name of this one movement, for example `order:17`; it can never be booked twice. */
  reference: string
  /** The participating product whose code was scanned. */
  productId?: number
  /** The staff member who moved the points by hand. */
  actorId?: number
  /** The entry that is undone. */
  reversedEntryId?: number
  /** Why; kept apart from the entry. */
  reason?: string
  /** When it happened, in ms UTC; left out where that is now. */
  at?: number
}

/** An entry that is yet to be written. */
export type NewEntry = Omit<LedgerEntry, 'id'>

/** What the ledger says before the movements. */
export interface LedgerFacts {
  /** Points by member. */
  balances: ReadonlyMap<number, number>
  /** Entries that were booked before, by reference. */
  booked: ReadonlyMap<string, LedgerEntry>
  /** Ids of entries that were undone before. */
  reversed: ReadonlySet<number>
}

/**
 * The entries of movements in their order: new ones, and those that were booked before, which have an id.
 *
 * @param now in ms UTC
 * @throws not_enough_points where a balance does not cover what is taken; Error where the caller slipped
 */
export function draftEntries(
  movements: readonly Movement[],
  { balances, booked, reversed }: LedgerFacts,
  now: number
): (LedgerEntry | NewEntry)[] {
  const balance = new Map(balances)
  const known = new Map<string, LedgerEntry | NewEntry>(booked)
  return movements.map((movement) => {
    refuseSlips(movement)
    const first = known.get(movement.reference)
    if (first) return sameOrThrow(first, movement)
    const { memberId, points, reversedEntryId = null } = movement
    if (reversedEntryId !== null && reversed.has(reversedEntryId)) {
      throw new Error(`Ledger entry ${reversedEntryId} was reversed before`)
    }
    const balanceAfter = (balance.get(memberId) ?? 0) + points
    if (balanceAfter < 0) throw new NotEnoughPoints()
    const entry = entryOf(movement, balanceAfter, movement.at ?? now)
    balance.set(memberId, balanceAfter)
    known.set(movement.reference, entry)
    return entry
  })
}

function entryOf(movement: Movement, balanceAfter: number, occurredAt: number): NewEntry {
  return {
    memberId: movement.memberId,
    points: movement.points,
    source: movement.source,
    sourceName: movement.sourceName.slice(0, SOURCE_NAME_LENGTH_MAX),
    reference: movement.reference,
    balanceAfter,
    productId: movement.productId ?? null,
    reversedEntryId: movement.reversedEntryId ?? null,
    actorId: movement.actorId ?? null,
    occurredAt,
    businessDate: businessDate(occurredAt),
  }
}

function sameOrThrow<Entry extends NewEntry>(first: Entry, movement: Movement): Entry {
  if (first.memberId === movement.memberId && first.points === movement.points) return first
  throw new Error(
    `Reference ${movement.reference} already moved ${first.points} points of member ` +
      `${first.memberId}; ${movement.points} points of member ${movement.memberId} refused`
  )
}

/** A wrong amount or reference is a slip of the caller, never something a member did. */
function refuseSlips({ points, reference, memberId }: Movement) {
  const size = Math.abs(points)
  if (!Number.isInteger(points) || size < 1 || size > ENTRY_POINTS_MAX) {
    throw new Error(`Movement ${reference} of member ${memberId} cannot be ${points} points`)
  }
  if (reference.length < 1 || reference.length > REFERENCE_LENGTH_MAX) {
    throw new Error(`Reference ${reference} must have 1 to ${REFERENCE_LENGTH_MAX} characters`)
  }
}
