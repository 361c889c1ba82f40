import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { OPEN_TO_ITS_MEMBER, refuse, type OwnOrder } from '../own_order.js'
import { shippingValues, SHIPPING_COLUMNS, type Shipping } from '../shipping.js'

const CHANGE = `UPDATE orders
  SET ${SHIPPING_COLUMNS.map((column) => `${column} = ?`).join(', ')},
    address_changed_at = ?, updated_at = ?
  WHERE ${OPEN_TO_ITS_MEMBER} RETURNING id`

/**
 * Sends an order of the member who asks somewhere else, as long as nobody works on it.
 *
 * @throws not_found, order_cancelled, order_begun
 */
export async function changeOrderAddress(
  trx: Transaction,
  order: OwnOrder,
  shipping: Shipping
): Promise<void> {
  const now = clock.now()
  const values = [...shippingValues(shipping), now, now, order.orderId, order.memberId]
  const [changed] = await rows(trx, CHANGE, values)
  if (!changed) await refuse(trx, order, 'address')
}
