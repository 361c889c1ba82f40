import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { OPEN_TO_ITS_MEMBER, refuse, type OwnOrder } from '../own_order.js'
import { cancelOrder } from './change_order_status.js'

// Held rather than read: a step that staff take at this moment is waited for, and comes after.
const HOLD = `UPDATE orders SET updated_at = updated_at WHERE ${OPEN_TO_ITS_MEMBER} RETURNING id`

/**
 * Cancels an order of the member who asks, as long as nobody works on it: points and stock come
 * back, once.
 *
 * @throws not_found, order_cancelled, order_begun
 */
export async function cancelOwnOrder(trx: Transaction, order: OwnOrder): Promise<void> {
  const [held] = await rows(trx, HOLD, [order.orderId, order.memberId])
  if (!held) await refuse(trx, order, 'cancel')
  await cancelOrder(trx, { orderId: order.orderId })
}
