import type { Transaction } from '#app/transaction'
import { credit, isBooked, pointsOfRule, type PointSource } from '#points'

/** Points a member gets once in a life for something it did. */
interface Bonus {
  memberId: number
  source: PointSource
  /** The unique name of this one bonus, for example `birthday:17`. */
  reference: string
}

/**
 * Books what the source brings now, once: a later turn books nothing, also where staff have changed
 * the points meanwhile. Callers hold a lock on the member.
 *
 * @returns the points booked; 0 for a repeat and for a source that brings nothing
 */
export async function bookBonus(
  trx: Transaction,
  { memberId, source, reference }: Bonus
): Promise<number> {
  const points = await pointsOfRule(trx, source)
  if (points < 1 || (await isBooked(trx, reference))) return 0
  await credit(trx, { memberId, points, source, sourceName: '', reference })
  return points
}
