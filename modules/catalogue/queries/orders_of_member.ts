import type { Locale } from '#config/i18n'
import { shopReader } from '#app/database/engine'
import { ORDERS_PER_PAGE } from '../constants.js'
import type { OrderStatus } from '../order_status.js'
import { giftsOfOrders, type OrderedGift } from './gifts_of_orders.js'
import type { Page } from './product_list.js'

/** An order as the list of a member shows it. */
export type ListedOrder = {
  id: number
  status: OrderStatus
  /** Points spent. */
  total: number
  /** Epoch milliseconds. */
  placed_at: number
  gifts: OrderedGift[]
}

const COUNT = 'SELECT COUNT(*) AS total FROM orders WHERE member_id = ?'
const ORDERS = `SELECT id, status, total, placed_at FROM orders WHERE member_id = ?
  ORDER BY id DESC LIMIT ${ORDERS_PER_PAGE} OFFSET ?`

/** One page of a member's orders, the latest one first. */
export async function ordersOfMember(
  memberId: number,
  { page, locale }: { page: number; locale: Locale }
): Promise<Page<ListedOrder>> {
  const reader = shopReader()
  const [[{ total }], orders] = await Promise.all([
    reader.rows<{ total: number }>(COUNT, [memberId]),
    reader.rows<Omit<ListedOrder, 'gifts'>>(ORDERS, [memberId, (page - 1) * ORDERS_PER_PAGE]),
  ])
  const ids = orders.map(({ id }) => id)
  const gifts = await giftsOfOrders(ids, locale)
  return {
    data: orders.map((order) => ({ ...order, gifts: gifts.get(order.id)! })),
    current_page: page,
    last_page: Math.max(1, Math.ceil(Number(total) / ORDERS_PER_PAGE)),
    per_page: ORDERS_PER_PAGE,
    total: Number(total),
  }
}
