import { forRows, type ColumnType } from '#app/database/dialect'
import type { Transaction } from '#app/transaction'
import { SHIPPING_COLUMNS, shippingValues } from '../shipping.js'
import type { NewOrder } from './judge_orders.js'

const SHIPPING = SHIPPING_COLUMNS.join(', ')
const SHIPPING_TYPES: Record<string, ColumnType> = Object.fromEntries(
  SHIPPING_COLUMNS.map((column) => [column, column === 'shipping_floor' ? 'integer' : 'text'])
)

const insertOrders = forRows<string, { id: number; memberId: number; key: string }>(
  {
    place: 'integer',
    memberId: 'integer',
    key: 'text',
    total: 'integer',
    at: 'bigint',
    ...SHIPPING_TYPES,
  },
  (given) => `INSERT INTO orders (member_id, idempotency_key, status, total, ${SHIPPING},
    placed_at, updated_at)
  SELECT "memberId", key, 'received', total, ${SHIPPING}, at, at
  FROM ${given} given WHERE true
  RETURNING id, member_id AS "memberId", idempotency_key AS key`,
  'place'
)

/** An order with its number. */
export type NumberedOrder = NewOrder & { id: number }

/**
 * Writes orders; their lines are yet to follow.
 *
 * @param at when they are placed, in ms UTC
 */
export async function numberOrders(
  trx: Transaction,
  orders: NewOrder[],
  at: number
): Promise<NumberedOrder[]> {
  const given = orders.map(({ request: { buyer, key, shipping }, total }, place) => {
    const values = shippingValues(shipping)
    const address = SHIPPING_COLUMNS.map((column, index) => [column, values[index]])
    return { place, memberId: buyer.id, key, total, at, ...Object.fromEntries(address) }
  })
  const written = await insertOrders(trx, given)
  const ids = new Map(written.map(({ id, memberId, key }) => [`${memberId} ${key}`, id]))
  return orders.map((order) => {
    const { buyer, key } = order.request
    return { ...order, id: ids.get(`${buyer.id} ${key}`)! }
  })
}

const insertSteps = forRows(
  { orderId: 'integer', at: 'bigint' },
  (given) => `INSERT INTO order_steps (order_id, status, happened_at)
  SELECT "orderId", 'received', at
  FROM ${given} given`
)

const insertLines = forRows(
  {
    place: 'integer',
    orderId: 'integer',
    productId: 'integer',
    stockItemId: 'integer',
    title_hu: 'text',
    title_en: 'text',
    price: 'integer',
    quantity: 'integer',
    variations: 'text',
    reward: 'integer',
    rewardId: 'integer',
  },
  (
    given
  ) => `INSERT INTO order_lines (order_id, product_id, stock_item_id, title_hu, title_en, price,
    quantity, variations, is_promotion_reward, reward_id)
  SELECT "orderId", "productId", "stockItemId", title_hu, title_en, price, quantity, variations,
    reward, "rewardId"
  FROM ${given} given WHERE true`,
  'place'
)

const emptyCarts = forRows(
  { memberId: 'integer', hash: 'text' },
  (given) => `DELETE FROM cart_items WHERE id IN (SELECT c.id
  FROM ${given} given
  JOIN cart_items c ON c.member_id = given."memberId" AND c.hash = given.hash)`
)

/** Writes the first step and the lines of orders, and takes what was ordered from the carts. */
export async function writeLines(
  trx: Transaction,
  orders: NumberedOrder[],
  at: number
): Promise<void> {
  const lines = orders.flatMap((order) =>
    order.lines.map(({ variations, isReward, ...line }) => ({
      ...line,
      orderId: order.id,
      memberId: order.request.buyer.id,
      variations: JSON.stringify(variations),
      reward: isReward ? 1 : 0,
    }))
  )
  const steps = orders.map(({ id }) => ({ orderId: id, at }))
  const given = lines.map((line, place) => ({ place, ...line }))
  await Promise.all([insertSteps(trx, steps), insertLines(trx, given), emptyCarts(trx, given)])
}
