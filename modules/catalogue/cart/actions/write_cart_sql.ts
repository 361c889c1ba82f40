import { clock } from '#app/clock'
import { rowsOfJson } from '#app/database/dialect'
import { statementAlone } from '#app/transaction'
import { CART_ITEMS_MAX, QUANTITY_MAX_UNLIMITED } from '#catalogue/constants'
import type CartItem from '../models/cart_item.js'
import { ITEM_STOCK, STOCK_OF_ITEM } from '../queries/cart_sql.js'

/** An item of a cart as it is to be written. */
export type PutItem = Pick<
  CartItem,
  'memberId' | 'hash' | 'productId' | 'combination' | 'quantity'
> & {
  /** Points of one as the member saw it. */
  price: number
  /** The most that can be ordered. */
  max: number
}

const GIVEN = rowsOfJson('g', {
  memberId: 'integer',
  hash: 'text',
  productId: 'integer',
  combination: 'text',
  quantity: 'integer',
  price: 'integer',
  max: 'integer',
})

const MAX = '(SELECT max FROM given WHERE "memberId" = excluded.member_id)'

// An item is written whole or not at all: the guards stand in the statement that writes. Members come in
// order, so that two statements never wait for each other.
const PUT = `WITH given AS (SELECT * FROM ${GIVEN})
  INSERT INTO cart_items
    (member_id, hash, product_id, combination, quantity, seen_price, created_at)
  SELECT "memberId", hash, "productId", combination, quantity, price, CAST(? AS BIGINT) FROM given
  WHERE (SELECT count(*) FROM cart_items held
    WHERE held.member_id = given."memberId" AND held.hash <> given.hash) < ${CART_ITEMS_MAX}
  ORDER BY "memberId"
  ON CONFLICT (member_id, hash) DO UPDATE SET seen_price = excluded.seen_price,
    quantity = CASE WHEN cart_items.quantity + excluded.quantity > ${MAX} THEN ${MAX}
      ELSE cart_items.quantity + excluded.quantity END
  WHERE cart_items.quantity < ${MAX}
  RETURNING member_id AS "memberId"`

/**
 * Puts an item into the carts of some members, each named once, or raises its quantity there.
 *
 * @returns the members whose items were written
 */
export async function putItems(items: PutItem[]): Promise<Set<number>> {
  type Written = Pick<CartItem, 'memberId'>
  const written = await statementAlone<Written>(PUT, [JSON.stringify(items), clock.now()])
  return new Set(written.map(({ memberId }) => memberId))
}

// A reward goes back to where it was claimed.
const REMOVE = 'DELETE FROM cart_items WHERE member_id = ? AND hash = ? RETURNING id'

// The stock is read by the statement that writes; a reward and an item without stock stay as is.
const CHANGE = `UPDATE cart_items SET quantity = CASE
    WHEN left_over.stock IS NULL AND CAST(? AS INTEGER) > ${QUANTITY_MAX_UNLIMITED}
      THEN ${QUANTITY_MAX_UNLIMITED}
    WHEN left_over.stock < CAST(? AS INTEGER) THEN left_over.stock
    ELSE CAST(? AS INTEGER) END, seen_price = left_over.price
  FROM (SELECT c.id, p.price, ${ITEM_STOCK} AS stock FROM cart_items c
    JOIN products p ON p.id = c.product_id
    LEFT JOIN categories k ON k.id = p.category_id
    LEFT JOIN stock_items s ON ${STOCK_OF_ITEM}
    WHERE c.member_id = ? AND c.hash = ?) AS left_over
  WHERE cart_items.id = left_over.id AND cart_items.is_promotion_reward = 0
    AND (left_over.stock IS NULL OR left_over.stock > 0)
  RETURNING cart_items.id`

/** An item of a member's cart. */
type OwnItem = Pick<CartItem, 'memberId' | 'hash'>

/** @returns false where the cart has no such item */
export async function removeItem({ memberId, hash }: OwnItem): Promise<boolean> {
  return (await statementAlone(REMOVE, [memberId, hash])).length > 0
}

/** @returns false where the cart has no such item, or where its quantity is locked */
export async function setQuantity({ memberId, hash }: OwnItem, quantity: number): Promise<boolean> {
  const values = [quantity, quantity, quantity, clock.now(), memberId, hash]
  return (await statementAlone(CHANGE, values)).length > 0
}
