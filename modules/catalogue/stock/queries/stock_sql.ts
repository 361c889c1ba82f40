import { oneOf } from '#app/database/dialect'
import type { SqlRunner } from '#app/database/engine'
import { SENT } from '#catalogue/desk/pieces_sql'
import type StockItem from '../models/stock_item.js'

/**
 * What is left of a product over all its variations: null where any of them is unlimited.
 * Expects the product as `p`.
 */
export const PRODUCT_STOCK = `(SELECT CASE WHEN count(*) <> count(qty) THEN NULL
  ELSE COALESCE(sum(qty), 0) END FROM stock_items
  WHERE product_id = p.id AND is_active = 1)`

/** Members can see and order it now. Takes one value: now in ms. Expects products `p`, categories `k`. */
export const PRODUCT_IS_OPEN = `p.published_at <= ? AND p.is_gift = 0
  AND (p.category_id IS NULL OR k.is_active = 1)`

/**
 * Pieces by stock item that lie on the shelf for orders: of orders that stand, what is in no parcel yet,
 * counted at the gift that goes out. They are not among the pieces left, which can still be ordered.
 */
const PROMISED = `SELECT stock_item_id AS id, SUM(pieces) AS pieces FROM (
    SELECT COALESCE(r.stock_item_id, l.stock_item_id) AS stock_item_id, l.quantity - ${SENT} AS pieces
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    LEFT JOIN order_substitutions r ON r.order_line_id = l.id
    WHERE o.status IN ('received', 'processing')) promised
  WHERE ${oneOf('stock_item_id', 'bigint')} GROUP BY stock_item_id`

/**
 * Pieces promised of some stock items; an item without any is not in the answer.
 *
 * @param runner of the transaction that holds the items where the answer decides something
 */
export async function promisedOf(runner: SqlRunner, ids: number[]): Promise<Map<number, number>> {
  if (!ids.length) return new Map()
  type Row = Pick<StockItem, 'id'> & { pieces: number | string }
  const found = await runner.rows<Row>(PROMISED, [JSON.stringify(ids)])
  return new Map(found.map(({ id, pieces }) => [id, Number(pieces)]))
}
