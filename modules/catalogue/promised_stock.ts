import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { SENT } from './parcels.js'

/**
 * Pieces by stock item that lie on the shelf for orders: of what stands and is in no parcel yet, at
 * the gift that goes out. They are not among the pieces left, which can still be ordered.
 */
export const PROMISED = `SELECT COALESCE(r.stock_item_id, l.stock_item_id) AS stock_item_id,
    SUM(l.quantity - ${SENT}) AS pieces
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  LEFT JOIN order_substitutions r ON r.order_line_id = l.id
  WHERE o.status IN ('received', 'processing')
  GROUP BY COALESCE(r.stock_item_id, l.stock_item_id)`

const OF_ITEMS = (places: string) => `SELECT p.stock_item_id AS id, p.pieces
  FROM (${PROMISED}) p WHERE p.stock_item_id IN (${places})`

/** Pieces promised of some stock items, which must be held; an item without any is not there. */
export async function promisedOf(trx: Transaction, ids: number[]): Promise<Map<number, number>> {
  if (!ids.length) return new Map()
  const sql = OF_ITEMS(ids.map(() => '?').join(', '))
  const found = await rows<{ id: number; pieces: number }>(trx, sql, ids)
  return new Map(found.map(({ id, pieces }) => [id, Number(pieces)]))
}
