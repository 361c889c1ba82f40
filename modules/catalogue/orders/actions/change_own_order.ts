import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { cancelOrder } from '#catalogue/desk/actions/change_order_status'
import { openOrder, type OwnOrder } from '../held_order.js'
import { attributesOf, type Shipping } from '../shipping.js'

/**
 * Sends an order of the member who asks somewhere else, as long as nobody works on it.
 *
 * @throws not_found, order_cancelled, order_begun
 */
export async function changeOrderAddress(
  trx: Transaction,
  own: OwnOrder,
  shipping: Shipping
): Promise<void> {
  const order = await openOrder(trx, own, 'address')
  const now = clock.now()
  await order.merge({ ...attributesOf(shipping), addressChangedAt: now, updatedAt: now }).save()
}

/**
 * Cancels an order of the member who asks, as long as nobody works on it: points and stock come
 * back, once.
 *
 * @throws not_found, order_cancelled, order_begun
 */
export async function cancelOwnOrder(trx: Transaction, order: OwnOrder): Promise<void> {
  await openOrder(trx, order, 'cancel')
  await cancelOrder(trx, { orderId: order.orderId })
}
