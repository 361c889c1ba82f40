import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** Pieces of a line that will not be sent any more. Expects the line as `l`. */
export const GIVEN_UP = `(SELECT COALESCE(SUM(g.quantity), 0) FROM order_remainders g
  WHERE g.order_line_id = l.id)`

/** What is left to send of a line: the gift that would go out, and what was paid for one of it. */
export interface LeftLine {
  lineId: number
  stockItemId: number
  /** Points of one: of the gift in its place where there is one, its difference came back before. */
  price: number
  /** Pieces. */
  quantity: number
  title_hu: string
  title_en: string
  variations: string
  /** The movement that took the pieces from the store; none was written for an unlimited stock. */
  takenBy: string
}

const LEFT = `SELECT l.id AS "lineId", COALESCE(s.stock_item_id, l.stock_item_id) AS "stockItemId",
    COALESCE(s.price, l.price) AS price, COALESCE(s.title_hu, l.title_hu) AS title_hu,
    COALESCE(s.title_en, l.title_en) AS title_en, COALESCE(s.variations, l.variations) AS variations,
    CASE WHEN s.id IS NULL THEN 'order:' || l.order_id || ':' || l.stock_item_id
      ELSE 'substitute:' || l.id || ':taken' END AS "takenBy",
    l.quantity - (SELECT COALESCE(SUM(x.quantity), 0) FROM parcel_lines x
      WHERE x.order_line_id = l.id) AS quantity
  FROM order_lines l LEFT JOIN order_substitutions s ON s.order_line_id = l.id
  WHERE l.order_id = ? ORDER BY 2, l.id`

/** The lines of a held order with pieces left, by ascending stock item as every order takes them. */
export async function leftLines(trx: Transaction, orderId: number): Promise<LeftLine[]> {
  const lines = await rows<LeftLine>(trx, LEFT, [orderId])
  return lines
    .map((line) => ({ ...line, quantity: Number(line.quantity) }))
    .filter(({ quantity }) => quantity > 0)
}
