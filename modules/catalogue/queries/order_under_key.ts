import { shopReader } from '#app/database/engine'
import { isIdempotencyKey } from '#app/idempotency/idempotency'
import { balanceOf } from '#points'
import type { PlacedOrder } from '../order_request.js'

const ORDER = 'SELECT id, total FROM orders WHERE member_id = ? AND idempotency_key = ?'

/**
 * The order a member placed under a key, with what is left of the points now; null where there is
 * none, or where this is no key.
 */
export async function orderUnderKey(
  memberId: number,
  key: string | undefined
): Promise<PlacedOrder | null> {
  if (!isIdempotencyKey(key)) return null
  type Row = Pick<PlacedOrder, 'id' | 'total'>
  const [order] = await shopReader().rows<Row>(ORDER, [memberId, key])
  return order ? { ...order, available_points: await balanceOf(memberId) } : null
}
