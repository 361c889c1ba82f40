import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { modelPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { onDays } from '#app/http/list_days'
import { filtered } from '#app/http/list_search'
import { withContents } from '#catalogue/desk/models/parcel'
import { NotThere } from '#catalogue/exceptions'
import Order from '#catalogue/orders/models/order'
import { withProgress } from '#catalogue/orders/models/order_line'

/** What the order list can be sorted and filtered by. */
export const ORDER_LIST: ListShape = {
  sortable: ['placed_at', 'id', 'total', 'status', 'shipping_city'],
  filters: {
    q: 'text',
    id: 'ids',
    member_id: 'ids',
    status: 'text',
    // The days on which they were placed.
    from: 'text',
    to: 'text',
  },
}

/** What is typed for an order itself. */
export const ORDER_NUMBER = /^\d{1,9}$/

const SEARCHED = { inside: ['shipping_last_name', 'shipping_first_name', 'shipping_city'] }

/** The orders that a query of the list means, with their lines. */
export function listedOrders(query: ListQuery): ModelQueryBuilderContract<typeof Order> {
  const { ids } = query
  const { q, from, to, ...texts } = query.texts
  const orders = onDays(Order.query().preload('lines'), 'placedAt', { from, to })
  // A number is the order's own; words are looked for in names and city.
  if (ORDER_NUMBER.test(q)) return filtered(orders, { ids, texts }).where('id', Number(q))
  return filtered(orders, { ids, texts: { ...texts, q } }, SEARCHED)
}

/** A page of orders with their lines, and how many there are in all. */
export function ordersPage(query: ListQuery) {
  return modelPage(query, () => listedOrders(query))
}

/**
 * An order with all that became of it.
 *
 * @throws not_found
 */
export async function wholeOrder(id: number): Promise<Order> {
  const order = await Order.query()
    .where('id', id)
    .preload('lines', withProgress)
    .preload('parcels', withContents)
    .preload('steps', (steps) => void steps.orderBy('id'))
    .preload('notes', (notes) => void notes.orderBy('id'))
    .first()
  if (!order) throw new NotThere()
  return order
}

/** How many orders wait in each queue. What was delivered or cancelled waits for nobody. */
export async function waitingOrders() {
  const waiting = { received: 0, processing: 0, shipped: 0 }
  const counted = await Order.query()
    .whereIn('status', Object.keys(waiting))
    .groupBy('status')
    .select('status')
    .count('* as count')
    .pojo<{ status: keyof typeof waiting; count: number }>()
  for (const { status, count } of counted) waiting[status] = Number(count)
  return waiting
}
