import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import vine from '@vinejs/vine'
import { modelPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { checkDays, onDays } from '#app/http/list_days'
import { filtered } from '#app/http/list_search'
import { withContents } from '#catalogue/desk/models/parcel'
import { NotThere } from '#catalogue/exceptions'
import Order from '#catalogue/orders/models/order'
import { withProgress } from '#catalogue/orders/models/order_line'
import { ORDER_STATUSES, type OrderStatus } from '#catalogue/orders/order_status'

/** What the order list can be sorted and filtered by. */
export const ORDER_LIST: ListShape = {
  sortable: ['placed_at', 'id', 'total', 'status', 'shipping_city'],
  filters: {
    q: 'text',
    id: 'ids',
    member_id: 'ids',
    // Where they stand; `open` is whatever waits for somebody.
    status: 'text',
    // The days on which they were placed.
    from: 'text',
    to: 'text',
  },
}

/** What is typed for an order itself. */
export const ORDER_NUMBER = /^\d{1,9}$/

/** The filter of all orders that wait for somebody, and where those stand. */
const OPEN = 'open'
const WAITING: OrderStatus[] = ['received', 'processing', 'shipped']

const validator = vine.create({ status: vine.enum([...ORDER_STATUSES, OPEN]).optional() })

/**
 * Checks the filters of the order list that are no plain words.
 *
 * @throws E_VALIDATION_ERROR
 */
export async function checkOrderFilters(query: ListQuery): Promise<void> {
  await checkDays(query)
  await validator.validate({ status: query.texts.status })
}

const SEARCHED = { inside: ['shipping_last_name', 'shipping_first_name', 'shipping_city'] }

/** The orders that a query of the list means, with their lines. */
export function listedOrders(query: ListQuery): ModelQueryBuilderContract<typeof Order> {
  const { ids } = query
  const { q, from, to, status, ...texts } = query.texts
  const orders = onDays(Order.query().preload('lines'), 'placedAt', { from, to })
  if (status) orders.whereIn('status', status === OPEN ? WAITING : [status])
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
    .whereIn('status', WAITING)
    .groupBy('status')
    .select('status')
    .count('* as count')
    .pojo<{ status: keyof typeof waiting; count: number }>()
  for (const { status, count } of counted) waiting[status] = Number(count)
  return waiting
}
