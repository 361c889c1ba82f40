import type { Actor } from '#app/audit/audit'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** What one staff member may let in alone, all together in a day of Budapest. */
export interface LoneWish {
  /** By hand; or what a deed makes possible. */
  kind: 'booking' | 'deed'
  by: Actor
  points: number
  /** Points a day. */
  limit: number
}

// One statement adds and compares, so that two requests at once cannot both come in under the limit.
const ADD = `INSERT INTO lone_points (kind, staff_id, business_date, points)
  VALUES (?, ?, ?, CAST(? AS BIGINT))
  ON CONFLICT (kind, staff_id, business_date) DO UPDATE
    SET points = lone_points.points + excluded.points
    WHERE lone_points.points + excluded.points <= CAST(? AS BIGINT)
  RETURNING points`

/** Counts the points among those of the day where the limit allows it; false: a second person is needed. */
export async function takesAlone(
  trx: Transaction,
  { kind, by, points, limit }: LoneWish
): Promise<boolean> {
  if (points > limit) return false
  const today = businessDate(clock.now())
  const added = await rows(trx, ADD, [kind, by.staffId ?? 0, today, points, limit])
  return added.length > 0
}
