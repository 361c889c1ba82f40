import { appendOnly } from '#app/database/append_only'
import { OrderStepSchema } from '#database/schema'
import type { OrderStatus } from '../order_status.js'

/** A step an order has taken. */
export default class OrderStep extends OrderStepSchema {
  declare status: OrderStatus
}

appendOnly(OrderStep)
