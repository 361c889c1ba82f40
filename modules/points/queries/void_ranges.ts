import type { SqlRunner } from '#app/database/engine'

/** Stickers of one batch that lie side by side; serials count from 0, both ends are inside. */
export interface SerialRange {
  first: number
  last: number
}

/** A part of a batch that was withdrawn. */
export interface VoidRange extends SerialRange {
  reason: string
  /** The staff member; null where it was an operator. */
  actorId: number | null
  /** Milliseconds UTC. */
  voidedAt: number
}

const RANGES = `SELECT first_serial AS "first", last_serial AS "last", reason,
  actor_id AS "actorId", voided_at AS "voidedAt" FROM void_ranges
  WHERE batch_id = ? AND first_serial <= ? AND last_serial >= ? ORDER BY first_serial`

/** The withdrawn parts of a batch that touch a range, in the order of their serials. */
export function voidRanges(
  runner: SqlRunner,
  batchId: number,
  { first, last }: SerialRange
): Promise<VoidRange[]> {
  return runner.rows<VoidRange>(RANGES, [batchId, last, first])
}

/** What of a range lies outside the given parts, which are in order and apart. */
export function gapsBetween({ first, last }: SerialRange, parts: SerialRange[]): SerialRange[] {
  const gaps: SerialRange[] = []
  let next = first
  for (const part of parts) {
    if (part.first > next) gaps.push({ first: next, last: Math.min(part.first - 1, last) })
    next = Math.max(next, part.last + 1)
  }
  if (next <= last) gaps.push({ first: next, last })
  return gaps
}
