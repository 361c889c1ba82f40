import { isIdempotencyKey } from '#app/idempotency/idempotency'
import Order from '#catalogue/orders/models/order'
import { balanceOf } from '#points'
import type { PlacedOrder } from '../order_request.js'

/**
 * The order a member placed under a key, with what is left of the points now; null where there is
 * none, or where this is no key.
 */
export async function orderUnderKey(
  memberId: number,
  key: string | undefined
): Promise<PlacedOrder | null> {
  if (!isIdempotencyKey(key)) return null
  const order = await Order.query().where({ memberId, idempotencyKey: key }).first()
  if (!order) return null
  return { id: order.id, total: order.total, available_points: await balanceOf(memberId) }
}
