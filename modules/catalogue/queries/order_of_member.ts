import type { Locale } from '#config/i18n'
import { shopReader } from '#app/database/engine'
import type { OrderStatus } from '../order_status.js'
import type { OwnOrder } from '../own_order.js'
import { shippingIn, SHIPPING_COLUMNS, type Shipping } from '../shipping.js'
import { giftsOfOrders, type OrderedGift } from './gifts_of_orders.js'
import { stepsOf } from './steps_of.js'

/** An order as its member follows it; instants in epoch milliseconds. */
export type FollowedOrder = {
  id: number
  status: OrderStatus
  /** Points spent. */
  total: number
  placed_at: number
  /** When the member sent it somewhere else; null where the first address holds. */
  address_changed_at: number | null
  shipping: Required<Shipping>
  /** Those it has taken, the first one first. */
  steps: { status: OrderStatus; happened_at: number }[]
  gifts: OrderedGift[]
}

type Row = Pick<FollowedOrder, 'id' | 'status' | 'total' | 'placed_at' | 'address_changed_at'>

const ORDER = `SELECT id, status, total, placed_at, address_changed_at,
  ${SHIPPING_COLUMNS.join(', ')} FROM orders WHERE id = ? AND member_id = ?`

/** An order of this member; undefined where the member has none of this number. */
export async function orderOfMember(
  { orderId, memberId }: OwnOrder,
  locale: Locale
): Promise<FollowedOrder | undefined> {
  const [order] = await shopReader().rows<Row>(ORDER, [orderId, memberId])
  if (!order) return undefined
  const [steps, gifts] = await Promise.all([stepsOf(orderId), giftsOfOrders([orderId], locale)])
  const { id, status, total, placed_at, address_changed_at } = order
  return {
    id,
    status,
    total,
    placed_at,
    address_changed_at,
    shipping: shippingIn(order as Record<string, unknown>),
    // Who took a step stays in the house.
    steps: steps.map((step) => ({ status: step.status, happened_at: step.happenedAt })),
    gifts: gifts.get(orderId)!,
  }
}
