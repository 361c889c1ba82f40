import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { credit } from '#points'
import { NotThere, OrderPartlySent, TransitionRefused } from '../exceptions.js'
import { tellOfStep } from '../order_mails.js'
import { ORDER_STATUSES, ORDER_TRANSITIONS, type OrderStatus } from '../order_status.js'
import { recordStep } from '../order_steps.js'
import { deliverParcels, hasParcel, sendRest, type Consignment } from '../parcels.js'
import { giveStockBack } from '../stock.js'
import { creditedOf } from '../substitutions.js'

/** A step of an order, taken by staff. */
export interface StatusChange {
  orderId: number
  to: OrderStatus
  /** The staff member; left out where the shop itself cancels. */
  actorId?: number
  /** Who carries what is sent by this step; left out where nobody says. */
  consignment?: Consignment
}

/** Both databases write the list of allowed former statuses into the statement that changes it. */
const CHANGES = Object.fromEntries(
  ORDER_STATUSES.map((to) => [
    to,
    `UPDATE orders SET status = '${to}', updated_at = ? WHERE id = ?
      AND status IN (${formerStatuses(to)}) RETURNING member_id AS "memberId", total`,
  ])
) as Record<OrderStatus, string>

function formerStatuses(to: OrderStatus): string {
  const from = ORDER_STATUSES.filter((status) => ORDER_TRANSITIONS[status].includes(to))
  return from.length ? from.map((status) => `'${status}'`).join(', ') : "''"
}

/**
 * Moves an order one step on and writes down when and by whom; a cancelled order gives back its
 * points and what it took from the store, in the same transaction and once. What is left of a
 * shipped order leaves in one parcel, and the parcels of a delivered one have arrived.
 *
 * @throws not_found, transition_refused, order_partly_sent
 */
export async function changeOrderStatus(trx: Transaction, change: StatusChange): Promise<void> {
  const { orderId, to, actorId, consignment } = change
  type Changed = { memberId: number; total: number }
  const at = clock.now()
  const [order] = await rows<Changed>(trx, CHANGES[to], [at, orderId])
  if (!order) {
    const [known] = await rows(trx, 'SELECT id FROM orders WHERE id = ?', [orderId])
    throw known ? new TransitionRefused() : new NotThere()
  }
  if (to === 'shipped') await sendRest(trx, { orderId, actorId, ...consignment })
  if (to === 'delivered') await deliverParcels(trx, orderId)
  const returned = to === 'cancelled' ? await undo(trx, change, order) : 0
  await recordStep(trx, { orderId, status: to, at, actorId })
  // Last of all: the mail speaks of what was written before it.
  await tellOfStep(trx, { ...order, orderId, status: to, returned })
  if (actorId === undefined) return
  await recordAudit(trx, {
    by: { source: 'admin', staffId: actorId },
    action: 'order.status_changed',
    subject: { type: 'order', id: orderId },
    detail: to,
  })
}

/** What a substitution gave back before does not come back twice. Answers the points returned now. */
async function undo(
  trx: Transaction,
  { orderId, actorId }: StatusChange,
  { memberId, total }: { memberId: number; total: number }
): Promise<number> {
  // Asked only now that the order is held: a parcel that left a moment ago is seen.
  if (await hasParcel(trx, orderId)) throw new OrderPartlySent()
  const points = total - (await creditedOf(trx, orderId))
  if (points > 0) {
    await credit(trx, {
      memberId,
      points,
      source: 'cancelled_order',
      sourceName: `#${orderId}`,
      reference: `cancel:${orderId}`,
      actorId,
    })
  }
  await giveStockBack(trx, orderId)
  return points
}

/** Cancels an order that has not left the house: points and stock come back, once. */
export function cancelOrder(
  trx: Transaction,
  order: { orderId: number; actorId?: number }
): Promise<void> {
  return changeOrderStatus(trx, { ...order, to: 'cancelled' })
}
