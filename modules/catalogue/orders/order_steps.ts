import { ORDER_CHANGED, tellFollowers } from '#app/outbox/facts'
import type { Transaction } from '#app/transaction'
import OrderStep from './models/order_step.js'
import type { OrderStatus } from './order_status.js'

/** A step an order has just taken. */
export interface TakenStep {
  orderId: number
  memberId: number
  status: OrderStatus
  /** Epoch milliseconds, the moment the order itself carries. */
  at: number
  /** The staff member; left out where the member or the shop itself took it. */
  actorId?: number
}

/** Writes down that an order took a step, in the transaction that took it; it stays for good. Who follows orders hears of it. */
export async function recordStep(
  trx: Transaction,
  { at, actorId, orderId, memberId, status }: TakenStep
): Promise<void> {
  const step = { orderId, status, happenedAt: at, actorId: actorId ?? null }
  await OrderStep.create(step, { client: trx.client })
  await tellFollowers(trx, ORDER_CHANGED, { orderId, memberId, status, changedAt: at })
}
