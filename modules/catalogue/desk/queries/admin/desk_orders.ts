import { phonesOf } from '#auth'
import { DESK_ORDERS_MAX } from '#catalogue/constants'
import Order from '#catalogue/orders/models/order'
import { withProgress } from '#catalogue/orders/models/order_line'
import type { OrderStatus } from '#catalogue/orders/order_status'
import { shippingIn, type Shipping } from '#catalogue/orders/shipping'
import { linesToSend, type SentLines } from './desk_lines.js'

/** Which orders a paper is about: the chosen ones, or the oldest of a queue. */
export type DeskSelection = { ids: number[] } | { status: OrderStatus }

/** An order as it is packed and sent. */
export type DeskOrder = Pick<Order, 'id' | 'status' | 'placedAt'> &
  Required<Shipping> &
  SentLines & {
    /** In international form; null of a deleted member. */
    phone: string | null
  }

/** The orders of a selection with their lines, oldest first. */
export async function deskOrders(selection: DeskSelection): Promise<DeskOrder[]> {
  const query = Order.query()
    .preload('lines', withProgress)
    .orderBy(['placedAt', 'id'])
    .limit(DESK_ORDERS_MAX)
  if ('ids' in selection) query.whereIn('id', selection.ids)
  else query.where('status', selection.status)
  const orders = await query
  const phones = await phonesOf(orders.map((order) => order.memberId))
  return orders.map((order) => ({
    id: order.id,
    status: order.status,
    placedAt: order.placedAt,
    ...shippingIn(order),
    phone: phones.get(order.memberId) ?? null,
    ...linesToSend(order.lines),
  }))
}
