import { shopReader } from '#app/database/engine'
import type { PointSource } from '#points/constants'

/** Points a member was given for one thing. */
export interface Gain {
  source: PointSource
  sourceName: string
  /** Whole points, positive. */
  points: number
}

/**
 * What a member gained by these sources, oldest first.
 *
 * @param instant from when, in ms UTC
 */
export async function gainedSince(
  memberId: number,
  sources: readonly PointSource[],
  instant: number
): Promise<Gain[]> {
  const sql = `SELECT source, source_name AS "sourceName", points FROM ledger_entries
    WHERE member_id = ? AND occurred_at >= ? AND points > 0 AND reversed_entry_id IS NULL
      AND source IN (${sources.map(() => '?').join(', ')}) ORDER BY id`
  return shopReader().rows<Gain>(sql, [memberId, instant, ...sources])
}
