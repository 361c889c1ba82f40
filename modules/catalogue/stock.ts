import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { ItemUnavailable } from './exceptions.js'
import { fieldOf, type OrderedLine } from './order_checks.js'

const TAKE = `UPDATE stock_items SET qty = qty - ?
  WHERE id = ? AND is_active = 1 AND (qty IS NULL OR qty >= ?) RETURNING qty`

const MOVE = `INSERT INTO stock_movements (stock_item_id, delta, reason, reference, occurred_at)
  VALUES (?, ?, ?, ?, ?)`

const TAKEN = `SELECT m.stock_item_id AS "stockItemId", m.delta FROM stock_movements m
  WHERE m.reference IN (SELECT 'order:' || l.order_id || ':' || l.stock_item_id
    FROM order_lines l WHERE l.order_id = ?) ORDER BY m.stock_item_id`

const GIVE_BACK = 'UPDATE stock_items SET qty = qty + ? WHERE id = ?'

/**
 * Takes what the lines of an order need, each stock item once with the sum of its lines and in
 * ascending order, so that two orders wait for each other and never block each other.
 *
 * @throws out_of_stock on `items.{hash}`
 */
export async function takeStock(
  trx: TransactionClientContract,
  orderId: number,
  lines: OrderedLine[]
): Promise<void> {
  const demand = new Map<number, { sum: number; hash: string }>()
  for (const { stockItemId, quantity, hash } of lines) {
    const known = demand.get(stockItemId)?.sum ?? 0
    demand.set(stockItemId, { sum: known + quantity, hash })
  }
  for (const id of [...demand.keys()].sort((one, other) => one - other)) {
    const { sum, hash } = demand.get(id)!
    const [taken] = await rows<{ qty: number | null }>(trx, TAKE, [sum, id, sum])
    if (!taken) throw new ItemUnavailable(fieldOf(hash), await leftOf(trx, id))
    if (taken.qty === null) continue
    await rows(trx, MOVE, [id, -sum, 'order', `order:${orderId}:${id}`, clock.now()])
  }
}

/** Gives back what an order took; the unique reference lets it happen once. */
export async function giveStockBack(
  trx: TransactionClientContract,
  orderId: number
): Promise<void> {
  const taken = await rows<{ stockItemId: number; delta: number }>(trx, TAKEN, [orderId])
  for (const { stockItemId: id, delta } of taken) {
    await rows(trx, GIVE_BACK, [-delta, id])
    await rows(trx, MOVE, [id, -delta, 'cancellation', `cancel:${orderId}:${id}`, clock.now()])
  }
}

async function leftOf(trx: TransactionClientContract, id: number): Promise<number> {
  const sql = 'SELECT COALESCE(qty, 0) AS left_over FROM stock_items WHERE id = ? AND is_active = 1'
  const [item] = await rows<{ left_over: number }>(trx, sql, [id])
  return item?.left_over ?? 0
}
