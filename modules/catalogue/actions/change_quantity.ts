import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { statementAlone } from '#app/transaction'
import { QUANTITY_MAX_UNLIMITED } from '../constants.js'
import { NotThere, QuantityLocked } from '../exceptions.js'
import { ITEM_STOCK, STOCK_OF_ITEM } from '../queries/cart_sql.js'

/** A change of one cart item. */
export interface QuantityChange {
  memberId: number
  hash: string
  /** Whole; 0 removes the item, more than there is becomes what there is. */
  quantity: number
}

const REMOVE = `DELETE FROM cart_items WHERE member_id = ? AND hash = ?
  AND is_promotion_reward = 0 RETURNING id`

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

const EXISTS = 'SELECT id FROM cart_items WHERE member_id = ? AND hash = ?'

/**
 * Sets the quantity of an item of the member's own cart, or removes it.
 *
 * @throws not_found for an item that is not in this member's cart, quantity_locked
 */
export async function changeQuantity(change: QuantityChange): Promise<void> {
  const { memberId, hash, quantity } = change
  const own = [memberId, hash]
  const values = [quantity, quantity, quantity, clock.now(), ...own]
  const [changed] = await (quantity === 0
    ? statementAlone(REMOVE, own)
    : statementAlone(CHANGE, values))
  if (changed) return
  const [item] = await shopReader().rows(EXISTS, own)
  throw item ? new QuantityLocked() : new NotThere()
}
