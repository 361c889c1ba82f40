import { RESET_PART_MEMBERS, WRITERS } from '#app/database/dialect'
import { asLongWork } from '#app/database/long_work'
import { settings } from '#app/settings/settings'
import { memberRanges, type CountedRange } from './queries/member_ranges_sql.js'

/** Called after each part with the members done in this run; it may throw to stop there. */
export type PartProgress = (members: number) => void

/** Members of one transaction. */
export interface Part extends CountedRange {
  /** Nobody up to this member is left once the part is done: where another run may go on. */
  doneThrough: number
}

/**
 * Works through the members after an id, some parts at a time. Where a part fails or `progress` throws,
 * the parts under way are ended and no other is begun.
 */
export async function inParts(
  after: number,
  work: (part: Part) => Promise<void>,
  progress: PartProgress
): Promise<void> {
  const { reset_part_members: wanted } = await settings()
  const ranges = memberRanges(after, wanted || RESET_PART_MEMBERS)
  const underWay = new Set<CountedRange>()
  let done = 0
  // Whoever leaves the loop with an error ends it for all.
  const takeTurns = async () => {
    for await (const range of ranges) {
      const others = [...underWay].map((other) => other.after)
      underWay.add(range)
      await work({ ...range, doneThrough: Math.min(range.through, ...others) })
      underWay.delete(range)
      progress((done += range.count))
    }
  }
  const ends = await asLongWork(() =>
    Promise.allSettled(Array.from({ length: WRITERS }, takeTurns))
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
