import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { businessDate } from './business_date.js'
import { ENTRY_POINTS_MAX, REFERENCE_LENGTH_MAX, SOURCE_NAME_LENGTH_MAX } from './constants.js'
import type { PointSource } from './constants.js'
import { NotEnoughPoints } from './exceptions.js'
import { findEntry, findEntryByReference, type LedgerEntry } from './queries/ledger_entry.js'

/** What every movement of points says about itself. */
export interface Movement {
  memberId: number
  /** Whole points; positive for `credit` and `debit`, signed for `adjust`. */
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
}

/** A correction by hand or at year end; `reason` is kept apart from the entry. */
export interface Adjustment extends Movement {
  source: 'adjustment_manual' | 'adjustment_year_end_reset' | 'facebook_group'
  reason?: string
}

/** Which entry is undone, and under which unique name. */
export interface Reversal {
  entryId: number
  source: PointSource
  sourceName: string
  reference: string
  actorId?: number
  /** Why; kept beside the entry. */
  reason?: string
}

const RAISE = `INSERT INTO balances (member_id, points) VALUES (?, ?)
  ON CONFLICT (member_id) DO UPDATE SET points = balances.points + excluded.points
  RETURNING points`

const LOWER = `UPDATE balances SET points = points + ? WHERE member_id = ? AND points + ? >= 0
  RETURNING points`

const RECORD = `INSERT INTO ledger_entries
  (member_id, points, source, source_name, reference, balance_after, product_id,
   reversed_entry_id, actor_id, occurred_at, business_date)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`

const POINT_AT = 'UPDATE balances SET last_entry_id = ? WHERE member_id = ?'

/**
 * Adds points.
 *
 * @returns the new entry, or the first one where this reference was booked before
 */
export function credit(trx: Transaction, movement: Movement): Promise<LedgerEntry> {
  return move(trx, { ...movement, points: positive(movement) })
}

/**
 * Takes points, or nothing at all.
 *
 * @returns the new entry, or the first one where this reference was booked before
 * @throws not_enough_points
 */
export function debit(trx: Transaction, movement: Movement): Promise<LedgerEntry> {
  return move(trx, { ...movement, points: -positive(movement) })
}

/**
 * Corrects a balance by hand or at year end, up or down, and keeps the reason.
 *
 * @throws not_enough_points
 */
export async function adjust(trx: Transaction, adjustment: Adjustment): Promise<LedgerEntry> {
  const entry = await move(trx, adjustment)
  await keepReason(trx, entry, adjustment.reason)
  return entry
}

/**
 * Undoes one entry by a new one that names it; an entry is undone once.
 *
 * @throws not_enough_points where the points of a credit are already spent
 */
export async function reverse(trx: Transaction, reversal: Reversal): Promise<LedgerEntry> {
  // The first statement writes, so that two reversals of one entry wait for each other.
  const touch = `UPDATE balances SET points = points
    WHERE member_id = (SELECT member_id FROM ledger_entries WHERE id = ?)`
  await rows(trx, touch, [reversal.entryId])
  const undone = await findEntry(trx, reversal.entryId)
  if (!undone) throw new Error(`There is no ledger entry ${reversal.entryId} to reverse`)
  const entry = await move(trx, {
    memberId: undone.memberId,
    points: -undone.points,
    source: reversal.source,
    sourceName: reversal.sourceName,
    reference: reversal.reference,
    productId: undone.productId ?? undefined,
    actorId: reversal.actorId,
    reversedEntryId: undone.id,
  })
  await keepReason(trx, entry, reversal.reason)
  return entry
}

/** Locks a member's balance, which is made where there is none: whoever moves it waits. */
export async function holdBalance(trx: Transaction, memberId: number): Promise<void> {
  const sql = `INSERT INTO balances (member_id, points) VALUES (?, 0)
    ON CONFLICT (member_id) DO UPDATE SET points = balances.points`
  await rows(trx, sql, [memberId])
}

/** The points a member can spend now. */
export async function balanceOf(memberId: number): Promise<number> {
  const sql = 'SELECT points FROM balances WHERE member_id = ?'
  const [balance] = await shopReader().rows<{ points: number }>(sql, [memberId])
  return balance?.points ?? 0
}

/** The same inside a transaction, with what the transaction itself has booked. */
export async function balanceIn(trx: Transaction, memberId: number): Promise<number> {
  const sql = 'SELECT points FROM balances WHERE member_id = ?'
  const [balance] = await rows<{ points: number }>(trx, sql, [memberId])
  return balance?.points ?? 0
}

async function keepReason(trx: Transaction, { id }: LedgerEntry, reason?: string) {
  if (!reason) return
  const sql = 'INSERT INTO ledger_reasons (entry_id, reason) VALUES (?, ?) ON CONFLICT DO NOTHING'
  await rows(trx, sql, [id, reason])
}

type SignedMovement = Movement & { reversedEntryId?: number }

async function move(trx: Transaction, movement: SignedMovement): Promise<LedgerEntry> {
  refuseSlips(movement)
  const balanceAfter = await shift(trx, movement)
  if (balanceAfter === undefined) {
    const first = await findEntryByReference(trx, movement.reference)
    if (!first) throw new NotEnoughPoints()
    return sameOrThrow(first, movement)
  }
  const entry = entryOf(movement, balanceAfter)
  const [recorded] = await rows<{ id: number }>(trx, RECORD, valuesOf(entry))
  if (!recorded) return giveBack(trx, movement)
  await rows(trx, POINT_AT, [recorded.id, movement.memberId])
  return { id: recorded.id, ...entry }
}

/** Moves the balance and answers it; undefined where it would fall below zero. */
async function shift(trx: Transaction, movement: SignedMovement) {
  const { memberId, points } = movement
  const [balance] =
    points > 0
      ? await rows<{ points: number }>(trx, RAISE, [memberId, points])
      : await rows<{ points: number }>(trx, LOWER, [points, memberId, points])
  return balance?.points
}

/** The reference is taken: the balance goes back to what it was, and the first entry answers. */
async function giveBack(trx: Transaction, movement: SignedMovement) {
  const sql = 'UPDATE balances SET points = points - ? WHERE member_id = ?'
  await rows(trx, sql, [movement.points, movement.memberId])
  const first = await findEntryByReference(trx, movement.reference)
  if (!first) throw new Error(`Ledger entry ${movement.reversedEntryId} was reversed before`)
  return sameOrThrow(first, movement)
}

function sameOrThrow(first: LedgerEntry, movement: SignedMovement): LedgerEntry {
  if (first.memberId === movement.memberId && first.points === movement.points) return first
  throw new Error(
    `Reference ${movement.reference} already moved ${first.points} points of member ` +
      `${first.memberId}; ${movement.points} points of member ${movement.memberId} refused`
  )
}

function entryOf(movement: SignedMovement, balanceAfter: number): Omit<LedgerEntry, 'id'> {
  const occurredAt = clock.now()
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

function valuesOf(entry: Omit<LedgerEntry, 'id'>) {
  return [
    entry.memberId,
    entry.points,
    entry.source,
    entry.sourceName,
    entry.reference,
    entry.balanceAfter,
    entry.productId,
    entry.reversedEntryId,
    entry.actorId,
    entry.occurredAt,
    entry.businessDate,
  ]
}

function positive({ points, reference }: Movement): number {
  if (points > 0) return points
  throw new Error(`Movement ${reference} must have a positive number of points, not ${points}`)
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
