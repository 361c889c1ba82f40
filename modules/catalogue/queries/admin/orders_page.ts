import db from '@adonisjs/lucid/services/db'
import { shopReader } from '#app/database/engine'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'

/** What the order list can be sorted and filtered by. */
export const ORDER_LIST: ListShape = {
  sortable: ['placed_at', 'id', 'total', 'status', 'shipping_city'],
  filters: { q: 'text', id: 'ids', member_id: 'ids', status: 'text' },
}

const SEARCHED = ['shipping_last_name', 'shipping_first_name', 'shipping_city']

const COLUMNS = [
  'id',
  'member_id',
  'status',
  'total',
  'shipping_last_name',
  'shipping_first_name',
  'shipping_zip',
  'shipping_city',
  'shipping_address',
  'shipping_house_number',
  'shipping_floor',
  'shipping_door_number',
  'shipping_doorbell',
  'shipping_note',
  'address_changed_at',
  'placed_at',
  'updated_at',
]

const PIECES = `(SELECT COALESCE(SUM(quantity), 0) FROM order_lines WHERE order_id = orders.id)`

/** A page of orders and how many there are in all. */
export async function ordersPage(query: ListQuery) {
  const matching = () => {
    const orders = db.from('orders')
    if (query.ids.id) orders.whereIn('id', query.ids.id)
    if (query.ids.member_id) orders.whereIn('member_id', query.ids.member_id)
    if (query.texts.status) orders.where('status', query.texts.status)
    if (query.texts.q) search(orders, query.texts.q)
    return orders
  }
  const { data, total } = await listPage(query, matching, [
    ...COLUMNS,
    db.raw(`${PIECES} AS quantity`),
  ])
  return { data: data.map(orderOf), total }
}

/** An order with the recipient and the address as one reads them. */
function orderOf(order: any) {
  const doors = [order.shipping_floor, order.shipping_door_number, order.shipping_doorbell]
  const street = `${order.shipping_address} ${order.shipping_house_number}`.trim()
  const town = `${order.shipping_zip} ${order.shipping_city}`.trim()
  return {
    ...order,
    quantity: Number(order.quantity),
    // Empty where the address of a deleted member's order was cleared.
    recipient: `${order.shipping_last_name} ${order.shipping_first_name}`.trim(),
    shipping_text: [town, street, ...doors]
      .filter((part) => part !== null && part !== '')
      .join(', '),
  }
}

/** Looks for the word in names and city, or for the number of the order. */
function search(orders: ReturnType<typeof db.from>, text: string) {
  if (/^\d{1,9}$/.test(text)) orders.where('id', Number(text))
  else searchFor(orders, text, { inside: SEARCHED })
}

// What was delivered or cancelled waits for nobody; there is ever more of it, so it is not counted.
const WAITING = `SELECT status, COUNT(*) AS count FROM orders
  WHERE status IN ('received', 'processing', 'shipped') GROUP BY status`

/** How many orders wait in each queue, by status. */
export async function waitingOrders() {
  const counted = await shopReader().rows<{ status: string; count: number }>(WAITING)
  const counts = new Map(counted.map(({ status, count }) => [status, Number(count)]))
  const count = (status: string) => counts.get(status) ?? 0
  return {
    received: count('received'),
    processing: count('processing'),
    shipped: count('shipped'),
  }
}

/** The lines of an order with their variations in words. */
export async function linesOfOrder(orderId: number) {
  const lines = await db.from('order_lines').where('order_id', orderId).orderBy('id')
  return lines.map((line) => ({
    id: line.id,
    title_hu: line.title_hu,
    title_en: line.title_en,
    quantity: line.quantity,
    price: line.price,
    variation_text: JSON.parse(line.variations)
      .map((variation: any) => variation.value.title_hu)
      .join(', '),
  }))
}
