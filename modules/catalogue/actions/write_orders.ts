import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { OrderedLine } from '../order_checks.js'
import type { OrderRequest } from '../order_request.js'
import { SHIPPING_COLUMNS, shippingValues } from '../shipping.js'

/** An order that passed; its member's balance, the items of the cart and the stock are held. */
export interface NewOrder {
  id: number
  request: OrderRequest
  lines: OrderedLine[]
  /** Points of all lines together. */
  total: number
  /** Points left to the member after it. */
  left: number
}

const SHIPPING = SHIPPING_COLUMNS.join(', ')
const SHIPPING_TYPED = SHIPPING_COLUMNS.map((column) => {
  return `${column} ${column === 'shipping_floor' ? 'integer' : 'text'}`
}).join(', ')

/* Orders, first steps, lines, what they take from carts and shelves, and the movements that say so. */
const WRITE = `WITH given AS (
    SELECT * FROM json_to_recordset(?::json)
      AS g (id integer, member_id integer, key text, total integer, at bigint, ${SHIPPING_TYPED})),
  lines AS (
    SELECT * FROM json_to_recordset(?::json)
      AS l (id integer, member_id integer, hash text, product_id integer, stock_item_id integer, title_hu text,
        title_en text, price integer, quantity integer, variations text, reward smallint,
        reward_id integer)),
  placed AS (
    INSERT INTO orders (id, member_id, idempotency_key, status, total, ${SHIPPING}, placed_at, updated_at)
    SELECT id, member_id, key, 'received', total, ${SHIPPING}, at, at FROM given
    RETURNING id, placed_at),
  begun AS (
    INSERT INTO order_steps (order_id, status, happened_at)
    SELECT id, 'received', placed_at FROM placed),
  written AS (
    INSERT INTO order_lines (order_id, product_id, stock_item_id, title_hu, title_en, price,
      quantity, variations, is_promotion_reward, reward_id)
    SELECT id, product_id, stock_item_id, title_hu, title_en, price, quantity, variations,
      reward, reward_id
    FROM lines),
  emptied AS (
    DELETE FROM cart_items c USING lines l WHERE c.member_id = l.member_id AND c.hash = l.hash),
  demand AS (
    SELECT id AS order_id, stock_item_id, SUM(quantity) AS pieces
    FROM lines GROUP BY id, stock_item_id),
  taken AS (
    UPDATE stock_items SET qty = qty - asked.pieces
    FROM (SELECT stock_item_id, SUM(pieces) AS pieces FROM demand GROUP BY stock_item_id) asked
    WHERE id = stock_item_id AND qty IS NOT NULL RETURNING id),
  moved AS (
    INSERT INTO stock_movements (stock_item_id, delta, reason, reference, occurred_at)
    SELECT stock_item_id, -pieces, 'order', 'order:' || order_id || ':' || stock_item_id,
      CAST(? AS BIGINT)
    FROM demand JOIN taken ON taken.id = stock_item_id)
  SELECT id FROM placed`

const DRAW = `SELECT nextval('orders_id_seq') AS id FROM generate_series(1, CAST(? AS INTEGER))`

/** Numbers of orders that nobody else gets; one that is not used is never used. */
export async function drawOrderIds(trx: Transaction, count: number): Promise<number[]> {
  const drawn = await rows<{ id: number }>(trx, DRAW, [count])
  return drawn.map(({ id }) => id)
}

/** Writes orders by one statement, on PostgreSQL only; they are yet to be paid. */
export async function writeOrders(trx: Transaction, orders: NewOrder[]): Promise<void> {
  const given = [orders.map(orderOf), orders.flatMap(linesOf)]
  await rows(trx, WRITE, [...given.map((list) => JSON.stringify(list)), clock.now()])
}

function orderOf({ id, request: { buyer, key, shipping }, total }: NewOrder) {
  const values = shippingValues(shipping)
  // Half a character is no JSON to PostgreSQL, and would send everybody the long way.
  const whole = values.map((value) => (typeof value === 'string' ? value.toWellFormed() : value))
  const address = SHIPPING_COLUMNS.map((column, place) => [column, whole[place]])
  return { id, member_id: buyer.id, key, total, at: clock.now(), ...Object.fromEntries(address) }
}

function linesOf({ id, request, lines }: NewOrder) {
  return lines.map((line) => ({
    id,
    member_id: request.buyer.id,
    hash: line.hash,
    product_id: line.productId,
    stock_item_id: line.stockItemId,
    title_hu: line.title_hu,
    title_en: line.title_en,
    price: line.price,
    quantity: line.quantity,
    variations: JSON.stringify(line.variations),
    reward: line.isReward ? 1 : 0,
    reward_id: line.rewardId,
  }))
}
