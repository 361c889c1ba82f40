import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { NotThere, OrderBegun, OrderCancelled } from './exceptions.js'

/** An order, and the member who says it is theirs. */
export interface OwnOrder {
  orderId: number
  memberId: number
}

/** What a member wanted of an order; the refusal is told beside it. */
export type OrderWish = 'address' | 'cancel'

/** The condition under which members may still change an order. Takes its id and the member's. */
export const OPEN_TO_ITS_MEMBER = `id = ? AND member_id = ? AND status = 'received'`

const STATUS = 'SELECT status FROM orders WHERE id = ? AND member_id = ?'

/**
 * Says why a member may not change an order, after a statement with {@link OPEN_TO_ITS_MEMBER}
 * found none.
 *
 * @throws not_found, order_cancelled, order_begun
 */
export async function refuse(
  trx: Transaction,
  { orderId, memberId }: OwnOrder,
  wish: OrderWish
): Promise<never> {
  const [order] = await rows<{ status: string }>(trx, STATUS, [orderId, memberId])
  if (!order) throw new NotThere()
  throw order.status === 'cancelled' ? new OrderCancelled(wish) : new OrderBegun(wish)
}
