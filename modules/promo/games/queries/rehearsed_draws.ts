import { readInOneMoment } from '#app/database/one_moment'
import type { SqlRunner } from '#app/database/engine'
import { businessDate } from '#app/business_date'
import { invitedWithin, isShopper } from '#auth'
import { countOfScanners } from '#points'
import { drawTimesOf, type DrawTimes, type GameDays } from '../game_calendar.js'

/** What a draw would have been in a time of the past. */
export interface RehearsedDraw {
  /** `w1`, `w2` … or `main`. */
  key: string
  /** The days that count, both included, YYYY-MM-DD. */
  firstDay: string
  lastDay: string
  /** Members who scanned, at most as many as would have had a ticket: nobody accepted rules then. */
  members: number
  /** What their tickets would weigh: in the main draw an invitation that was credited in its time doubles one. */
  weight: number
  /** Their scans, and the points these brought. */
  scans: number
  points: number
}

type Row = { [Figure in 'members' | 'doubled' | 'scans' | 'points']: number | string | null }

const COUNT = countOfScanners({
  counts: isShopper('t.member_id'),
  doubled: invitedWithin('t.member_id'),
})

/** The draws that a game of these days would have had, over the scans that stand now; reads only, in one moment. */
export function rehearsedDraws(days: GameDays): Promise<RehearsedDraw[]> {
  return readInOneMoment(async (reader) => {
    const draws: RehearsedDraw[] = []
    for (const times of drawTimesOf(days)) draws.push(await rehearse(reader, times))
    return draws
  })
}

async function rehearse(reader: SqlRunner, times: DrawTimes): Promise<RehearsedDraw> {
  const { key, kind, opensAt, closesAt } = times
  const [firstDay, dayAfter] = [opensAt, closesAt].map(businessDate)
  const [found] = await reader.rows<Row>(COUNT, [opensAt, closesAt, firstDay, dayAfter])
  const [members, doubled] = [Number(found.members), Number(found.doubled ?? 0)]
  return {
    key,
    firstDay,
    lastDay: businessDate(closesAt - 1),
    members,
    weight: members + (kind === 'main' ? doubled : 0),
    scans: Number(found.scans ?? 0),
    points: Number(found.points ?? 0),
  }
}
