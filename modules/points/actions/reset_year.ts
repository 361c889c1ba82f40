import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { ResetNotPossible } from '#points/exceptions'
import { expireTogether, giveBackTogether } from '#points/ledger_in_bulk'
import { memberRangeAfter } from '#points/queries/member_range'
import { cutoffOf, resetRun, type ResetRun } from '#points/queries/reset_run'

/** Members whose points expire in one transaction; the shop waits that long for the lock at most. */
const CHUNK = 10_000

/** Called after each transaction with the members done in this run; it may throw to stop there. */
export type ResetProgress = (members: number) => void

const BEGIN = `INSERT INTO reset_runs (year, cutoff_at, started_at) VALUES (?, ?, ?)
  ON CONFLICT (year) DO NOTHING`

// The first statement of each transaction writes, so that two runs at a time take turns.
const HOLD = `UPDATE reset_runs SET started_at = started_at
  WHERE year = ? AND finished_at IS NULL RETURNING through_member_id AS "after"`
const ADVANCE = `UPDATE reset_runs SET through_member_id = ?, members = members + ?,
  points = points + ? WHERE year = ?`
const FINISH = 'UPDATE reset_runs SET finished_at = ? WHERE year = ? AND finished_at IS NULL'

const BEGIN_REVERSAL = `UPDATE reset_runs SET reversal_started_at = COALESCE(reversal_started_at, ?)
  WHERE year = ? AND finished_at IS NOT NULL`
const HOLD_REVERSAL = `UPDATE reset_runs SET reversed_at = reversed_at
  WHERE year = ? AND reversed_at IS NULL RETURNING reversed_through_member_id AS "after"`
const ADVANCE_REVERSAL = 'UPDATE reset_runs SET reversed_through_member_id = ? WHERE year = ?'
const FINISH_REVERSAL =
  'UPDATE reset_runs SET reversed_at = ? WHERE year = ? AND reversed_at IS NULL'

/**
 * Lets the points of a year expire: one entry a member over what is left of the balance at the end
 * of the year. Runs in small transactions, may be stopped or killed and called again, alone or
 * beside another run: the totals are those of one clean run.
 *
 * @throws reset_not_possible where the year has not ended, or its reset was taken back
 */
export async function resetYear(year: number, progress: ResetProgress): Promise<ResetRun> {
  const cutoff = cutoffOf(year)
  if (cutoff > clock.now()) throw new ResetNotPossible(`The year ${year} has not ended yet`)
  const begun = await resetRun(year)
  if (begun?.reversalStartedAt) {
    throw new ResetNotPossible(`The reset of ${year} was taken back; a year is reset once`)
  }
  await transaction((trx) => rows(trx, BEGIN, [year, cutoff, clock.now()]))
  await repeated((trx) => expireNext(trx, { year, cutoff }), progress)
  return (await resetRun(year))!
}

/**
 * Takes the reset of a year back, by entries that name those of the reset.
 *
 * @throws reset_not_possible where there is no finished reset of that year
 */
export async function reverseReset(year: number, progress: ResetProgress): Promise<ResetRun> {
  const run = await resetRun(year)
  if (!run?.finishedAt) throw new ResetNotPossible(`There is no finished reset of ${year}`)
  await transaction((trx) => rows(trx, BEGIN_REVERSAL, [clock.now(), year]))
  await repeated((trx) => giveBackNext(trx, year), progress)
  return (await resetRun(year))!
}

type Held = { after: number }
/** Does the next members and answers how many they were; none is the end. */
type Step = (trx: Transaction) => Promise<number>

async function repeated(next: Step, progress: ResetProgress): Promise<void> {
  let done = 0
  for (let count = await transaction(next); count; count = await transaction(next)) {
    progress((done += count))
  }
}

async function expireNext(
  trx: Transaction,
  { year, cutoff }: { year: number; cutoff: number }
): Promise<number> {
  const [held] = await rows<Held>(trx, HOLD, [year])
  const range = held && (await memberRangeAfter(trx, held.after, CHUNK))
  if (!range) {
    await rows(trx, FINISH, [clock.now(), year])
    return 0
  }
  const { members, points } = await expireTogether(trx, { year, cutoff, ...range })
  await rows(trx, ADVANCE, [range.through, members, points, year])
  return range.count
}

async function giveBackNext(trx: Transaction, year: number): Promise<number> {
  const [held] = await rows<Held>(trx, HOLD_REVERSAL, [year])
  const range = held && (await memberRangeAfter(trx, held.after, CHUNK))
  if (!range) {
    await rows(trx, FINISH_REVERSAL, [clock.now(), year])
    return 0
  }
  await giveBackTogether(trx, { year, ...range })
  await rows(trx, ADVANCE_REVERSAL, [range.through, year])
  return range.count
}
