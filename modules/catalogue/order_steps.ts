import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
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

const STEP = `INSERT INTO order_steps (order_id, status, happened_at, actor_id)
  VALUES (?, ?, ?, ?)`

/** Writes down that an order took a step, in the transaction that took it; it stays for good. */
export async function recordStep(
  trx: Transaction,
  { orderId, status, at, actorId }: TakenStep
): Promise<void> {
  await rows(trx, STEP, [orderId, status, at, actorId ?? null])
}
