import { recordAudit, type Actor, type AuditEntry } from '#app/audit/audit'
import { clock } from '#app/clock'
import { transaction, type Transaction } from '#app/transaction'
import { ResetNotPossible } from '#points/exceptions'
import type { Expiry } from '../expiry_sql.js'
import { inParts, type Part, type PartProgress } from '../parts_of_members.js'
import { resetRun, type ResetRun } from '../queries/reset_run.js'
import { yearEndOf } from '../queries/year_end.js'
import {
  advanceReversal,
  advanceRun,
  beginReversal,
  beginRun,
  finishReversal,
  finishRun,
  type Open,
} from '../reset_runs_sql.js'
import { expireTogether, giveBackTogether } from '../year_end_sql.js'

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
  const open = await beginBy({ by, action: 'points.year_reset', year }, (trx) => beginRun(trx, end))
  if (open) {
    const expire = (part: Part) => transaction((trx) => expirePart(trx, { ...end, ...part }))
    await inParts(open.after, expire, progress)
    await transaction((trx) => finishRun(trx, year))
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
  const begin = (trx: Transaction) => beginReversal(trx, year)
  const open = await beginBy({ by, action: 'points.year_reset_reversed', year }, begin)
  if (open) {
    const giveBack = (part: Part) => transaction((trx) => giveBackPart(trx, { year, ...part }))
    await inParts(open.after, giveBack, progress)
    await transaction((trx) => finishReversal(trx, year))
  }
  return (await resetRun(year))!
}

type Deed = { by: Actor; action: AuditEntry['action']; year: number }

/** Begins a run or goes on with it, and writes down who answers for that; nothing where it has ended. */
function beginBy(
  { by, action, year }: Deed,
  begin: (trx: Transaction) => Promise<Open | undefined>
): Promise<Open | undefined> {
  return transaction(async (trx) => {
    const open = await begin(trx)
    if (open) await recordAudit(trx, { by, action, subject: { type: 'year', id: year } })
    return open
  })
}

/** Books a part and, in the same transaction, what the run has booked. */
async function expirePart(trx: Transaction, part: Expiry & Part): Promise<void> {
  const { year, doneThrough } = part
  const booked = await expireTogether(trx, part)
  const isOpen = await advanceRun(trx, { year, doneThrough, booked })
  // Another run leaves nobody behind when it ends; a run that has ended keeps its totals.
  if (booked.members && !isOpen) throw new Error(`The reset of ${year} ended before its members`)
}

async function giveBackPart(trx: Transaction, part: Part & { year: number }): Promise<void> {
  await giveBackTogether(trx, part)
  await advanceReversal(trx, part)
}
