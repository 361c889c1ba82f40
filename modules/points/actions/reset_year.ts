import { recordAudit, type Actor, type AuditEntry } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction, type Transaction } from '#app/transaction'
import { ResetNotPossible } from '#points/exceptions'
import type { Expiry } from '#points/expiry_sql'
import { expireTogether, giveBackTogether } from '#points/ledger_in_bulk'
import { inParts, type Part, type PartProgress } from '#points/parts_of_members'
import { resetRun, type ResetRun } from '#points/queries/reset_run'
import { yearEndOf } from '#points/queries/year_end'

const BEGIN = `INSERT INTO reset_runs (year, cutoff_at, started_at) VALUES (?, ?, ?)
  ON CONFLICT (year) DO UPDATE SET started_at = reset_runs.started_at
    WHERE reset_runs.finished_at IS NULL
  RETURNING through_member_id AS "after"`
const ADVANCE = `UPDATE reset_runs SET members = members + ?, points = points + ?,
    through_member_id = CASE WHEN through_member_id < ? THEN ? ELSE through_member_id END
  WHERE year = ? AND finished_at IS NULL RETURNING year`
const FINISH = 'UPDATE reset_runs SET finished_at = ? WHERE year = ? AND finished_at IS NULL'

const BEGIN_REVERSAL = `UPDATE reset_runs SET reversal_started_at = COALESCE(reversal_started_at, ?)
  WHERE year = ? AND finished_at IS NOT NULL AND reversed_at IS NULL
  RETURNING reversed_through_member_id AS "after"`
const ADVANCE_REVERSAL = `UPDATE reset_runs SET reversed_through_member_id = ?
  WHERE year = ? AND reversed_through_member_id < ?`
const FINISH_REVERSAL =
  'UPDATE reset_runs SET reversed_at = ? WHERE year = ? AND reversed_at IS NULL'

/**
 * Lets the points of a year expire: one entry a member over what is left of the balance at the end
 * of the year. Runs in small transactions, may be stopped or killed and called again, alone or
 * beside another run: the totals are those of one clean run. Each call that has something to do leaves a line in the audit
 * log.
 *
 * @throws reset_not_possible where the year has not ended, or its reset was taken back
 */
export async function resetYear(
  year: number,
  by: Actor,
  progress: PartProgress
): Promise<ResetRun> {
  const end = await yearEndOf(year)
  if (end.cutoff > clock.now()) throw new ResetNotPossible(`The year ${year} has not ended yet`)
  const begun = await resetRun(year)
  if (begun?.reversalStartedAt) {
    throw new ResetNotPossible(`The reset of ${year} was taken back; a year is reset once`)
  }
  const begin = { sql: BEGIN, values: [year, end.cutoff, clock.now()] }
  const open = await beginBy({ by, action: 'points.year_reset', year }, begin)
  if (open) {
    const expire = (part: Part) => transaction((trx) => expirePart(trx, { ...end, ...part }))
    await inParts(open.after, expire, progress)
    await change(FINISH, [clock.now(), year])
  }
  return (await resetRun(year))!
}

/**
 * Takes the reset of a year back, by entries that name those of the reset.
 *
 * @throws reset_not_possible where there is no finished reset of that year
 */
export async function reverseReset(
  year: number,
  by: Actor,
  progress: PartProgress
): Promise<ResetRun> {
  const run = await resetRun(year)
  if (!run?.finishedAt) throw new ResetNotPossible(`There is no finished reset of ${year}`)
  const begin = { sql: BEGIN_REVERSAL, values: [clock.now(), year] }
  const open = await beginBy({ by, action: 'points.year_reset_reversed', year }, begin)
  if (open) {
    const giveBack = (part: Part) => transaction((trx) => giveBackPart(trx, { year, ...part }))
    await inParts(open.after, giveBack, progress)
    await change(FINISH_REVERSAL, [clock.now(), year])
  }
  return (await resetRun(year))!
}

/** How far a run came, where it has not ended. */
type Open = { after: number }

type Deed = { by: Actor; action: AuditEntry['action']; year: number }

/** Begins a run or goes on with it, and writes down who answers for that; nothing where it has ended. */
function beginBy(
  { by, action, year }: Deed,
  { sql, values }: { sql: string; values: number[] }
): Promise<Open | undefined> {
  return transaction(async (trx) => {
    const [open] = await rows<Open>(trx, sql, values)
    if (open) await recordAudit(trx, { by, action, subject: { type: 'year', id: year } })
    return open
  })
}

async function change(sql: string, values: number[]): Promise<void> {
  await transaction((trx) => rows(trx, sql, values))
}

/** Books a part and, in the same transaction, what the run has booked. */
async function expirePart(trx: Transaction, part: Expiry & Part): Promise<void> {
  const { year, doneThrough } = part
  const { members, points } = await expireTogether(trx, part)
  const advanced = await rows(trx, ADVANCE, [members, points, doneThrough, doneThrough, year])
  // Another run leaves nobody behind when it ends; a run that has ended keeps its totals.
  if (members && !advanced.length) throw new Error(`The reset of ${year} ended before its members`)
}

async function giveBackPart(trx: Transaction, part: Part & { year: number }): Promise<void> {
  const { year, doneThrough } = part
  await giveBackTogether(trx, part)
  await rows(trx, ADVANCE_REVERSAL, [doneThrough, year, doneThrough])
}
