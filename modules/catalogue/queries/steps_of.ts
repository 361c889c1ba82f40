import { shopReader } from '#app/database/engine'
import type { OrderStatus } from '../order_status.js'

/** A step an order took. */
export type OrderStep = {
  status: OrderStatus
  /** Epoch milliseconds. */
  happenedAt: number
  /** The staff member; null where the member or the shop took it. */
  actorId: number | null
}

const STEPS = `SELECT status, happened_at AS "happenedAt", actor_id AS "actorId"
  FROM order_steps WHERE order_id = ? ORDER BY id`

/** The steps an order took, the first one first. */
export function stepsOf(orderId: number): Promise<OrderStep[]> {
  return shopReader().rows<OrderStep>(STEPS, [orderId])
}
