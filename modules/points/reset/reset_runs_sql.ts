import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { YearEnd } from './expiry_sql.js'
import type { BookedTogether } from './year_end_sql.js'

/** How far a run came, where it has not ended. */
export type Open = { after: number }

const BEGIN = `INSERT INTO reset_runs (year, cutoff_at, started_at) VALUES (?, ?, ?)
  ON CONFLICT (year) DO UPDATE SET started_at = reset_runs.started_at
    WHERE reset_runs.finished_at IS NULL
  RETURNING through_member_id AS "after"`

/** Begins the reset of a year or goes on with it; nothing where it has ended. */
export async function beginRun(
  trx: Transaction,
  { year, cutoff }: YearEnd
): Promise<Open | undefined> {
  return (await rows<Open>(trx, BEGIN, [year, cutoff, clock.now()]))[0]
}

const ADVANCE = `UPDATE reset_runs SET members = members + ?, points = points + ?,
    through_member_id = CASE WHEN through_member_id < ? THEN ? ELSE through_member_id END
  WHERE year = ? AND finished_at IS NULL RETURNING year`

/** Adds what was booked to the totals of a run. @returns false where the run has ended */
export async function advanceRun(
  trx: Transaction,
  { year, doneThrough, booked }: { year: number; doneThrough: number; booked: BookedTogether }
): Promise<boolean> {
  const values = [booked.members, booked.points, doneThrough, doneThrough, year]
  return (await rows(trx, ADVANCE, values)).length > 0
}

const FINISH = 'UPDATE reset_runs SET finished_at = ? WHERE year = ? AND finished_at IS NULL'

/** Ends the reset of a year. */
export async function finishRun(trx: Transaction, year: number): Promise<void> {
  await rows(trx, FINISH, [clock.now(), year])
}

const BEGIN_REVERSAL = `UPDATE reset_runs SET reversal_started_at = COALESCE(reversal_started_at, ?)
  WHERE year = ? AND finished_at IS NOT NULL AND reversed_at IS NULL
  RETURNING reversed_through_member_id AS "after"`

/** Begins to take the reset of a year back or goes on with it; nothing where it is taken back. */
export async function beginReversal(trx: Transaction, year: number): Promise<Open | undefined> {
  return (await rows<Open>(trx, BEGIN_REVERSAL, [clock.now(), year]))[0]
}

const ADVANCE_REVERSAL = `UPDATE reset_runs SET reversed_through_member_id = ?
  WHERE year = ? AND reversed_through_member_id < ?`

/** Writes down up to which member a reset was taken back. */
export async function advanceReversal(
  trx: Transaction,
  { year, doneThrough }: { year: number; doneThrough: number }
): Promise<void> {
  await rows(trx, ADVANCE_REVERSAL, [doneThrough, year, doneThrough])
}

const FINISH_REVERSAL =
  'UPDATE reset_runs SET reversed_at = ? WHERE year = ? AND reversed_at IS NULL'

/** Ends the taking back of a reset. */
export async function finishReversal(trx: Transaction, year: number): Promise<void> {
  await rows(trx, FINISH_REVERSAL, [clock.now(), year])
}
