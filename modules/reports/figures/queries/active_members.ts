import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { scannersOf } from '#points'
import { countOfDays, dayAfter } from '../../days/calendar.js'
import type { Figures } from '../../days/day_sums.js'
import type { Days } from '../../days/queries/summed_days.js'

/** Members of days that are read at a time, each counted on every day: others are answered in between. */
const AT_ONCE = 20_000
/** Longer periods are remembered. */
const SHORT_DAYS = 31
/** Periods that are remembered: this quarter and this year, and those before them. */
const KEPT_MOST = 4
/** Days before today that may still change: they are read each time. */
const OPEN_DAYS = 3

/** The members of the days from the first one through another, as they were read today. */
interface Known {
  today: string
  through: string
  members: Set<number>
}

const known = new Map<string, Known>()
let turn: Promise<unknown> = Promise.resolve()

/**
 * How many members scanned at least once in a period. Who scanned on several days is one, so that days cannot be added up: who
 * scanned in a long period is remembered until the day is over, and the watch reads it before somebody asks.
 *
 * @param figures of the days of the period
 */
export function activeMembers(period: Days, figures: Map<string, Figures>): Promise<number> {
  // One after the other, so that two do not read the same.
  const counted = turn.then(() => countMembers(period, figures))
  turn = counted.catch(() => {})
  return counted
}

async function countMembers({ from, to }: Days, figures: Map<string, Figures>): Promise<number> {
  const today = businessDate(clock.now())
  const settled = dayAfter(today, -OPEN_DAYS)
  const end = settled < to ? settled : to
  const before = countOfDays(from, to) > SHORT_DAYS ? knownFrom(from, end, today) : undefined
  const members = before?.members ?? new Set<number>()
  if (before && before.through < end) {
    await read(members, figures, { from: dayAfter(before.through), to: end })
    before.through = end
  }
  const rest = new Set<number>()
  const first = before ? dayAfter(before.through) : from
  await read(rest, figures, { from: first, to })
  return members.size + [...rest].filter((id) => !members.has(id)).length
}

/** What is remembered of a period that begins on a day; a new one where that is of another day, or of more days than are asked for. */
function knownFrom(from: string, end: string, today: string): Known | undefined {
  if (end < from) return undefined
  const kept = known.get(from)
  if (kept?.today === today && kept.through <= end) return kept
  const begun = { today, through: dayAfter(from, -1), members: new Set<number>() }
  known.delete(from)
  known.set(from, begun)
  if (known.size > KEPT_MOST) known.delete(known.keys().next().value!)
  return begun
}

async function read(members: Set<number>, figures: Map<string, Figures>, { from, to }: Days) {
  const days = [...figures.keys()].filter((day) => day >= from && day <= to).toSorted()
  for (const stretch of stretchesOf(days, figures)) {
    const found = await scannersOf({ from: stretch[0], to: stretch.at(-1)! })
    for (const id of found) members.add(id)
  }
}

/** Days in stretches of about as many members. */
function stretchesOf(days: string[], figures: Map<string, Figures>): string[][] {
  const stretches: string[][] = []
  let count = AT_ONCE
  for (const day of days) {
    if (count >= AT_ONCE) {
      stretches.push([])
      count = 0
    }
    stretches.at(-1)!.push(day)
    count += figures.get(day)!.active
  }
  return stretches
}
