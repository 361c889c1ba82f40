import Run from '../models/reset_run.js'
import { plannedOfEach, plannedTogether, type BookedTogether } from '../year_end_sql.js'
import { memberRanges } from './member_ranges_sql.js'
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

/** The reset of a year, where it was ever begun. */
export async function resetRun(year: number): Promise<ResetRun | undefined> {
  const run = await Run.find(year)
  if (!run) return undefined
  const { cutoffAt, startedAt, finishedAt, members, reversalStartedAt, reversedAt } = run
  const points = Number(run.points)
  return { year, cutoffAt, startedAt, finishedAt, members, points, reversalStartedAt, reversedAt }
}

/** How the reset of a year stands at an instant in ms UTC. */
export function resetStateOf(year: number, run: ResetRun | undefined, now: number): ResetState {
  if (!run) return cutoffOf(year) > now ? 'not_ended' : 'open'
  if (run.reversedAt) return 'taken_back'
  if (run.reversalStartedAt) return 'taking_back'
  return run.finishedAt ? 'done' : 'begun'
}

/** What a reset would still book now; reads only. */
export async function plannedReset(year: number): Promise<BookedTogether> {
  const end = await yearEndOf(year)
  const plan = { members: 0, points: 0 }
  for await (const range of memberRanges(0, CHUNK)) {
    const part = await plannedTogether({ ...end, ...range })
    plan.members += part.members
    plan.points += part.points
  }
  return plan
}

/**
 * The points that the reset of a year would take from these members now, or take from them at the year's end if nothing
 * moved until then; who would lose none is left out.
 */
export async function expiringPoints(
  year: number,
  memberIds: number[]
): Promise<Map<number, number>> {
  if (!memberIds.length) return new Map()
  const range = { after: Math.min(...memberIds) - 1, through: Math.max(...memberIds) }
  const planned = await plannedOfEach({ ...(await yearEndOf(year)), ...range })
  const wanted = new Set(memberIds)
  return new Map([...planned].filter(([memberId]) => wanted.has(memberId)))
}
