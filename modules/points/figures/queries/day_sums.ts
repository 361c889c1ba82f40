import db from '@adonisjs/lucid/services/db'
import type { PointSource } from '#app/rules/point_sources'
import LedgerEntry from '#points/ledger/models/ledger_entry'

/** Days in Budapest, YYYY-MM-DD, both included. */
export interface Days {
  from: string
  to: string
}

/** What one source moved on one day. */
export interface DaySum {
  day: string
  source: PointSource
  /** Entries that gave points, less those that took some back. */
  entries: number
  /** Whole points, signed. */
  points: number
  /** Members who were given points. */
  members: number
}

// What was given counts one, what was taken back one less.
const NET = 'SUM(CASE WHEN points > 0 THEN 1 ELSE -1 END) AS entries'
const GIVEN = 'COUNT(DISTINCT CASE WHEN points > 0 THEN member_id END) AS members'

/** The sums of some days; a day or a source without entries is left out. */
export async function daySums({ from, to }: Days): Promise<DaySum[]> {
  type Row = Record<'entries' | 'points' | 'members', number | string> &
    Record<'business_date', string> & { source: PointSource }
  const found = await LedgerEntry.query()
    .where('businessDate', '>=', from)
    .where('businessDate', '<=', to)
    .select('businessDate', 'source', db.raw(NET), db.raw(GIVEN))
    .sum('points as points')
    .groupBy('businessDate', 'source')
    .orderBy('businessDate')
    .pojo<Row>()
  return found.map(({ business_date: day, source, entries, points, members }) => ({
    day,
    source,
    entries: Number(entries),
    points: Number(points),
    members: Number(members),
  }))
}
