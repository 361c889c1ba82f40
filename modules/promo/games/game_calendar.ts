import { DateTime } from 'luxon'
import { startOfBusinessDate } from '#app/business_date'

const ZONE = 'Europe/Budapest'
const WEEK_DAYS = 7
/** Days from the end of a period to its list and to its draw, and the hours of these in Budapest. */
const FREEZE = { days: 1, hour: 10 }
const DRAW = { days: 2, hour: 12 }

/** When a draw takes scans, and when it is frozen and drawn; all in ms UTC. */
export interface DrawTimes {
  /** `w1`, `w2` … or `main`. */
  key: string
  kind: 'weekly' | 'main'
  /** Half open: a scan at `closesAt` is none of it. */
  opensAt: number
  closesAt: number
  freezeBy: number
  drawAt: number
}

/** First and last day of a game in Budapest, YYYY-MM-DD, both included. */
export interface GameDays {
  firstDay: string
  lastDay: string
}

/**
 * How many whole weeks a game has, counted from its first day; days after them count for the main draw only.
 *
 * @source requirements R-05
 */
export function weeksIn({ firstDay, lastDay }: GameDays): number {
  const days = DateTime.fromISO(lastDay).diff(DateTime.fromISO(firstDay), 'days').days + 1
  return Math.floor(Math.round(days) / WEEK_DAYS)
}

/** The draws of a game: one for each whole week from its first day on, and the main one over all its days. */
export function drawTimesOf(days: GameDays): DrawTimes[] {
  const { firstDay, lastDay } = days
  const weeks = Array.from({ length: weeksIn(days) }, (_, index) => {
    const at = (week: number) => startOfBusinessDate(firstDay, week * WEEK_DAYS)
    return timesOf({ key: `w${index + 1}`, kind: 'weekly' }, at(index), at(index + 1))
  })
  const [from, to] = [startOfBusinessDate(firstDay), startOfBusinessDate(lastDay, 1)]
  return [...weeks, timesOf({ key: 'main', kind: 'main' }, from, to)]
}

function timesOf(
  name: Pick<DrawTimes, 'key' | 'kind'>,
  opensAt: number,
  closesAt: number
): DrawTimes {
  return { ...name, opensAt, closesAt, ...timesAfter(closesAt) }
}

/** When a list is out and its draw takes place, counted from the day in which an instant (ms UTC) lies. */
export function timesAfter(instant: number): Pick<DrawTimes, 'freezeBy' | 'drawAt'> {
  const day = DateTime.fromMillis(instant, { zone: ZONE }).startOf('day')
  const after = ({ days, hour }: typeof DRAW) => day.plus({ days }).set({ hour }).toMillis()
  return { freezeBy: after(FREEZE), drawAt: after(DRAW) }
}
