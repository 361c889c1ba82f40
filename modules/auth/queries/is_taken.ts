import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { UNVERIFIED_KEPT_MS } from '#auth/constants'

/**
 * Whether another member holds this e-mail address or phone. A registration whose phone was never
 * verified holds them for a day only.
 *
 * @param ownId the member that asks, or the unfinished registration of the same session, which will
 * be replaced
 */
export async function isTaken(
  column: 'email' | 'phone',
  value: string,
  ownId: number | null
): Promise<boolean> {
  const sql = `SELECT 1 AS found FROM members WHERE ${column} = ? AND id <> ?
    AND NOT (phone_verified_at IS NULL AND registered_at IS NULL AND created_at <= ?) LIMIT 1`
  const values = [value, ownId ?? 0, clock.now() - UNVERIFIED_KEPT_MS]
  return (await shopReader().rows(sql, values)).length > 0
}
