import type { Actor } from '#app/audit/audit'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { TooMuchAlone } from '#points/two_people/exceptions'
import { takesAlone } from './lone_points_sql.js'

/** Points that one staff member lets in. */
export interface LonePoints {
  points: number
  by: Actor
}

/**
 * Counts points among those that one person may let in alone in a day.
 *
 * @returns false where a second person is needed
 * @source requirements O-16
 */
export async function mayLetIn(trx: Transaction, { points, by }: LonePoints): Promise<boolean> {
  if (points <= 0) return true
  const { lone_points: limit } = await settings()
  return takesAlone(trx, { kind: 'deed', by, points, limit })
}

/**
 * The same for what waits for nobody: the form shows the refusal where the points were typed.
 *
 * @throws too_much_alone
 */
export async function letInAlone(trx: Transaction, lone: LonePoints): Promise<void> {
  if (!(await mayLetIn(trx, lone))) throw new TooMuchAlone()
}
