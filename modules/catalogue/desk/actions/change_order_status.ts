import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { recordDeed } from '#catalogue/desk/deed'
import { OrderPartlySent } from '#catalogue/desk/exceptions'
import { TransitionRefused } from '#catalogue/exceptions'
import { heldOrder } from '#catalogue/orders/held_order'
import type Order from '#catalogue/orders/models/order'
import OrderLine from '#catalogue/orders/models/order_line'
import { tellOfStep } from '#catalogue/orders/order_mails'
import { ORDER_TRANSITIONS, type OrderStatus } from '#catalogue/orders/order_status'
import { recordStep } from '#catalogue/orders/order_steps'
import { returnRewards } from '#catalogue/orders/returned_rewards'
import { giveStockBack } from '#catalogue/stock/order_stock_sql'
import { credit } from '#points'
import OrderSubstitution from '../models/order_substitution.js'
import { arrive, hasParcel, parcelsUnderWay, sendRest, type Consignment } from '../parcels.js'

/** A step of an order, taken by staff. */
export interface StatusChange {
  orderId: number
  to: OrderStatus
  /** The staff member; left out where the shop itself cancels. */
  actorId?: number
  /** Who carries what is sent by this step; left out where nobody says. */
  consignment?: Consignment
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
  const at = clock.now()
  const order = await heldOrder(trx, { id: orderId })
  if (!ORDER_TRANSITIONS[order.status].includes(to)) throw new TransitionRefused()
  await order.merge({ status: to, updatedAt: at }).save()
  if (to === 'shipped') await sendRest(trx, order, { actorId, ...consignment })
  if (to === 'delivered') for (const one of await parcelsUnderWay(trx, orderId)) await arrive(one)
  const returned = to === 'cancelled' ? await undo(trx, order, actorId) : 0
  await recordStep(trx, { orderId, memberId: order.memberId, status: to, at, actorId })
  // Last of all: the mail speaks of what was written before it.
  await tellOfStep(trx, order, returned)
  await recordDeed(trx, { orderId, actorId, action: 'order.status_changed', detail: to })
}

/** What a substitution gave back before does not come back twice. Answers the points returned now. */
async function undo(trx: Transaction, order: Order, actorId?: number): Promise<number> {
  const { id: orderId, memberId, total } = order
  if (await hasParcel(trx, orderId)) throw new OrderPartlySent()
  const substitutions = await OrderSubstitution.query({ client: trx.client }).where({ orderId })
  const points = substitutions.reduce((left, { credited }) => left - credited, total)
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
  await returnRewards(trx, await OrderLine.query({ client: trx.client }).where({ orderId }))
  return points
}

/** Cancels an order that has not left the house: points and stock come back, once. */
export function cancelOrder(
  trx: Transaction,
  order: { orderId: number; actorId?: number }
): Promise<void> {
  return changeOrderStatus(trx, { ...order, to: 'cancelled' })
}
