import type { Transaction } from '#app/transaction'
import { NotThere, OrderBegun, OrderCancelled } from '#catalogue/exceptions'
import Order from './models/order.js'

/**
 * An order, held until the transaction ends: whoever changes it at this moment is waited for, and whoever
 * comes after waits.
 *
 * @throws not_found
 */
export async function heldOrder(
  { client }: Transaction,
  wanted: { id: number; memberId?: number }
): Promise<Order> {
  const order = await Order.query({ client }).where(wanted).forUpdate().first()
  if (!order) throw new NotThere()
  return order
}

/** An order, and the member who says it is theirs. */
export interface OwnOrder {
  orderId: number
  memberId: number
}

/** What a member wants of an order; the refusal is told beside it. */
export type OrderWish = 'address' | 'cancel'

/**
 * An order of the member who asks, held; members may change it as long as nobody works on it.
 *
 * @throws not_found, order_cancelled, order_begun
 */
export async function openOrder(
  trx: Transaction,
  { orderId: id, memberId }: OwnOrder,
  wish: OrderWish
): Promise<Order> {
  const order = await heldOrder(trx, { id, memberId })
  if (order.status === 'received') return order
  throw order.status === 'cancelled' ? new OrderCancelled(wish) : new OrderBegun(wish)
}
