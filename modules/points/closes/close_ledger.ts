import { recordAudit, type Actor } from '#app/audit/audit'
import { closeLink, takeLink } from '#app/audit/chain_sql'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { runnerOf } from '#app/database/statement'
import type { OnProgress } from '#app/progress'
import type { Transaction } from '#app/transaction'
import { CloseNotPossible } from '#points/exceptions'
import { anchorOf } from './anchor.js'
import {
  closeAfter,
  ledgerCloses,
  lateEntries,
  newestThrough,
  NOTHING,
  type CloseFigures,
} from './closes_sql.js'
import LedgerClose from './models/ledger_close.js'

/** A day is closed this long after its end, when no transaction of it can still be under way. */
const SETTLING_MS = 10 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** Further ahead of all that was ever booked or closed, the clock is not believed, in days. */
const AHEAD_MAX_DAYS = 3
/** Entries that a refusal names. */
const LATE_NAMED = 5

/** What an operator has looked at, and answers for. */
export interface CloseOptions {
  /** The day that is over, YYYY-MM-DD, where it lies far ahead of everything that was booked. */
  through?: string
  /** Entries that came into closed days are right, and belong to this close. */
  acceptsLate?: boolean
  /** Who closes; the operator where nobody is named. */
  by?: Actor
  /** Hears how many entries were read of about how many. */
  told?: OnProgress
}

/**
 * Writes down what the ledger came to at the end of the last full day, so that a later change of
 * the past shows. A day that is closed stays as it is.
 *
 * @returns the close of that day, and the text that `points verify` compares with
 * @throws close_not_possible where the clock cannot be right, or entries came into closed days
 */
export async function closeLedger(
  trx: Transaction,
  options: CloseOptions = {}
): Promise<CloseFigures & { anchor: string }> {
  // The end of the chain is held first, so that two closes take turns.
  await takeLink(trx, 'closes')
  const runner = runnerOf(trx)
  const before = (await ledgerCloses(runner)).at(-1) ?? NOTHING
  const day = dueDay()
  if (before.businessDate !== day) await writeClose(trx, before, { day, ...options })
  const close = (await ledgerCloses(runner)).at(-1)!
  return { ...close, anchor: await anchorOf(runner) }
}

async function writeClose(
  trx: Transaction,
  before: CloseFigures,
  due: CloseOptions & { day: string }
) {
  const runner = runnerOf(trx)
  const { day } = due
  if (before.businessDate > day) throw aheadOfClock(before.businessDate, day)
  const newest = await newestThrough(runner, day)
  const known = newest.day > before.businessDate ? newest.day : before.businessDate
  if (known && due.through !== day && daysBetween(known, day) > AHEAD_MAX_DAYS) {
    throw clockAhead(known, day)
  }
  const late = await lateEntries(runner)
  if (late.length > 0 && !due.acceptsLate) throw lateCame(late.map(({ entry_id: id }) => id))
  const lastEntryId = Math.max(before.lastEntryId, newest.id)
  const close = await closeAfter(runner, before, { businessDate: day, lastEntryId }, due.told)
  await LedgerClose.create({ ...close, closedAt: clock.now() }, { client: trx.client })
  await closeLink(trx, 'closes', close.hash)
  const entry = { by: due.by ?? ({ source: 'cli' } as const), subject: { type: 'shop', id: 0 } }
  await recordAudit(trx, { ...entry, action: 'points.closed', detail: day })
  if (!late.length) return
  const detail = String(late.length)
  await recordAudit(trx, { ...entry, action: 'points.late_accepted', detail })
}

/** The last day that is over and settled, YYYY-MM-DD in Budapest. */
export function dueDay(): string {
  return lastFullDay(clock.now() - SETTLING_MS)
}

/** The day before the one `instant` lies in, in Budapest; days there have 23 to 25 hours. */
function lastFullDay(instant: number): string {
  const today = businessDate(instant)
  let earlier = instant - DAY_MS / 2
  while (businessDate(earlier) === today) earlier -= DAY_MS / 4
  return businessDate(earlier)
}

/** Whole days from one calendar day to a later one. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS)
}

function aheadOfClock(closed: string, day: string) {
  return new CloseNotPossible(
    `The ledger is closed through ${closed}, and the last full day is ${day}: the clock was ahead ` +
      'when it was closed, or is behind now. Nothing is closed until the clock has passed that day'
  )
}

function clockAhead(known: string, day: string) {
  return new CloseNotPossible(
    `Nothing was booked or closed after ${known}, and the clock says that ${day} is over. Where it ` +
      `is right, close with --through ${day}`
  )
}

function lateCame(entries: unknown[]) {
  const some = entries.slice(0, LATE_NAMED).join(', ')
  return new CloseNotPossible(
    `${entries.length} entries came into days that were closed before (entry ${some}): the clock was ` +
      'ahead when they were closed, or somebody slipped them in. Look at them with "points verify", ' +
      'then close with --accept-late'
  )
}
