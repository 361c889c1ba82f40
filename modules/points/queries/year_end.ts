import { DateTime } from 'luxon'
import { shopReader } from '#app/database/engine'
import { usesPostgres } from '#config/database'
import { businessDate } from '#points/business_date'

/** The end of a year. */
export interface YearEnd {
  year: number
  /** Its instant in ms UTC. */
  cutoff: number
  /** Every entry with a lower id is from before it. */
  firstSince: number
}

// The sign keeps SQLite from walking the ledger by id up to the first hit; it has an index of days.
const FIRST_SINCE = `SELECT COALESCE((SELECT MIN(+id) FROM ledger_entries WHERE business_date >= ?),
  (SELECT MAX(id) + 1 FROM ledger_entries), 1) AS id`

/**
 * The end of a year and where the entries since begin. On PostgreSQL an entry may be seen after those that follow it, so that
 * all are looked at.
 */
export async function yearEndOf(year: number): Promise<YearEnd> {
  const cutoff = cutoffOf(year)
  if (usesPostgres) return { year, cutoff, firstSince: 0 }
  const [{ id }] = await shopReader().rows<{ id: number }>(FIRST_SINCE, [businessDate(cutoff)])
  return { year, cutoff, firstSince: id }
}

/** The instant a year is over in Budapest, in ms UTC. @source requirement row O-05 */
export function cutoffOf(year: number): number {
  return DateTime.fromObject({ year: year + 1 }, { zone: 'Europe/Budapest' }).toMillis()
}
