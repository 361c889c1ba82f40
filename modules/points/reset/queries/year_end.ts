import { DateTime } from 'luxon'
import { perDatabase } from '#app/database/dialect'
import { firstEntrySince, type YearEnd } from '../expiry_sql.js'

/**
 * The end of a year and where the entries since begin. On PostgreSQL an entry may be seen after those that follow it, so that
 * all are looked at.
 */
export async function yearEndOf(year: number): Promise<YearEnd> {
  const cutoff = cutoffOf(year)
  return { year, cutoff, firstSince: await firstSince(cutoff) }
}

const firstSince = perDatabase({ embedded: firstEntrySince, postgres: async () => 0 })

/** The instant a year is over in Budapest, in ms UTC. @source requirements O-05 */
export function cutoffOf(year: number): number {
  return DateTime.fromObject({ year: year + 1 }, { zone: 'Europe/Budapest' }).toMillis()
}
