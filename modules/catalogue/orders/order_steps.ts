import type { Transaction } from '#app/transaction'
import OrderStep from './models/order_step.js'
import type { OrderStatus } from './order_status.js'

/** A step an order has just taken. */
export interface TakenStep {
  orderId: number
  status: OrderStatus
  /** Epoch milliseconds, the moment the order itself carries. */
  at: number
  /** The staff member; left out where the member or the shop itself took it. */
  actorId?: number
}

/** Writes down that an order took a step, in the transaction that took it; it stays for good. */
export async function recordStep(
  { client }: Transaction,
  { at: happenedAt, actorId, ...step }: TakenStep
): Promise<void> {
  await OrderStep.create({ ...step, happenedAt, actorId: actorId ?? null }, { client })
}
