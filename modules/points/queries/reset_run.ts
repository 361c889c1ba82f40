import { shopReader } from '#app/database/engine'
import { BUSY_MEMBERS, busyValues, QUIET_MEMBERS, quietValues } from '#points/expiry_sql'
import type { BookedTogether } from '#points/ledger_in_bulk'
import { memberRanges } from './member_range.js'
import { cutoffOf, yearEndOf } from './year_end.js'

/** How a year-end reset stands. Instants are milliseconds UTC. */
export interface ResetRun {
  year: number
  cutoffAt: number
  startedAt: number
  finishedAt: number | null
  members: number
  /** Points that expired, as a positive number. */
  points: number
  reversalStartedAt: number | null
  reversedAt: number | null
}

/** What can be done about a reset: it may not begin, begin, go on, is over, or was taken back in part or as a whole. */
export type ResetState = 'not_ended' | 'open' | 'begun' | 'done' | 'taking_back' | 'taken_back'

/** Members read at a time for a dry run. */
const CHUNK = 10_000

const SELECT = `SELECT year, cutoff_at AS "cutoffAt", started_at AS "startedAt",
  finished_at AS "finishedAt", members, points, reversal_started_at AS "reversalStartedAt",
  reversed_at AS "reversedAt" FROM reset_runs WHERE year = ?`

const PLAN = `SELECT COUNT(*) AS members, COALESCE(SUM(points), 0) AS points
  FROM (SELECT points FROM (${QUIET_MEMBERS}) quiet
    UNION ALL SELECT points FROM (${BUSY_MEMBERS}) busy) due`

/** The reset of a year, where it was ever begun. */
export async function resetRun(year: number): Promise<ResetRun | undefined> {
  const [run] = await shopReader().rows<ResetRun>(SELECT, [year])
  return run && { ...run, points: Number(run.points) }
}

/** How the reset of a year stands at an instant in ms UTC. */
export function resetStateOf(year: number, run: ResetRun | undefined, now: number): ResetState {
  if (!run) return cutoffOf(year) > now ? 'not_ended' : 'open'
  if (run.reversedAt) return 'taken_back'
  if (run.reversalStartedAt) return 'taking_back'
  return run.finishedAt ? 'done' : 'begun'
}

/** How many members a reset lies before. */
export async function membersWithBalance(): Promise<number> {
  const sql = 'SELECT COUNT(*) AS members FROM balances'
  const [{ members }] = await shopReader().rows<{ members: number }>(sql)
  return Number(members)
}

/** What a reset would still book now; reads only. */
export async function plannedReset(year: number): Promise<BookedTogether> {
  const end = await yearEndOf(year)
  const plan = { members: 0, points: 0 }
  for await (const range of memberRanges(0, CHUNK)) {
    const expiry = { ...end, ...range }
    const values = [...quietValues(expiry), ...busyValues(expiry)]
    const [part] = await shopReader().rows<BookedTogether>(PLAN, values)
    plan.members += Number(part.members)
    plan.points += Number(part.points)
  }
  return plan
}
