import db from '@adonisjs/lucid/services/db'
import { phonesOf } from '#auth'
import { DESK_ORDERS_MAX } from '#catalogue/constants'
import type { OrderStatus } from '#catalogue/order_status'
import { linesToSend, type SentLines } from './desk_lines.js'

/** Which orders a paper is about: the chosen ones, or the oldest of a queue. */
export type DeskSelection = { ids: number[] } | { status: OrderStatus }

/** An order as it is packed and sent. */
export interface DeskOrder extends SentLines {
  id: number
  status: OrderStatus
  /** Epoch milliseconds. */
  placedAt: number
  lastName: string
  firstName: string
  /** In international form; null of a deleted member. */
  phone: string | null
  zip: string
  city: string
  address: string
  houseNumber: string
  floor: number | null
  doorNumber: string | null
  doorbell: string | null
  note: string | null
}

/** The orders of a selection with their lines, oldest first. */
export async function deskOrders(selection: DeskSelection): Promise<DeskOrder[]> {
  const query = db.from('orders').orderBy('placed_at').orderBy('id').limit(DESK_ORDERS_MAX)
  if ('ids' in selection) query.whereIn('id', selection.ids)
  else query.where('status', selection.status)
  const orders = await query
  const lines = await linesToSend(orders.map(({ id }) => id))
  const phones = await phonesOf(orders.map((order) => order.member_id))
  return orders.map((order) => ({
    id: order.id,
    status: order.status,
    placedAt: Number(order.placed_at),
    lastName: order.shipping_last_name,
    firstName: order.shipping_first_name,
    phone: phones.get(order.member_id) ?? null,
    zip: order.shipping_zip,
    city: order.shipping_city,
    address: order.shipping_address,
    houseNumber: order.shipping_house_number,
    floor: order.shipping_floor,
    doorNumber: order.shipping_door_number,
    doorbell: order.shipping_doorbell,
    note: order.shipping_note,
    ...(lines.get(order.id) ?? { lines: [], sentBefore: 0 }),
  }))
}
