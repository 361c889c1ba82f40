import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { bookBonus } from './bonus.js'

/** The days of a member that bring points: YYYY-MM-DD, and MM-DD without a year. */
export type SpecialDay = 'birthday' | 'name_day'

/** What a member told of its days; null where it has not. */
export type SpecialDays = Record<SpecialDay, string | null>

/**
 * Stores a day, or takes it away, and books its points the first time it is given: on giving it,
 * never on the day itself. @source requirement rows
 *
 * @returns the points booked; 0 for a repeat
 */
export async function saveDay(
  trx: Transaction,
  memberId: number,
  { kind, day }: { kind: SpecialDay; day: string | null }
): Promise<number> {
  // The update locks the member, so that parallel requests book once.
  // That it was told once stays, also where it is taken away: the entry keeps its reason.
  const sql = `UPDATE members SET ${kind} = ?, updated_at = ?,
    ${kind}_given_at = COALESCE(${kind}_given_at, CAST(? AS BIGINT))
    WHERE id = ? AND deleted_at IS NULL RETURNING id`
  const now = clock.now()
  const saved = await rows(trx, sql, [day, now, day ? now : null, memberId])
  if (!day || !saved.length) return 0
  return bookBonus(trx, { memberId, source: kind, reference: `${kind}:${memberId}` })
}

/** The days of a member. */
export async function specialDaysOf(memberId: number): Promise<SpecialDays> {
  const sql = 'SELECT birthday, name_day FROM members WHERE id = ?'
  const [days] = await shopReader().rows<SpecialDays>(sql, [memberId])
  return days
}
