import { randomUUID } from 'node:crypto'
import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { CountBelowPromised, NotThere, StockLimited, StockUnlimited } from '../exceptions.js'
import { promisedOf } from '../promised_stock.js'
import { holdStock } from './hold_stock.js'

/** Begins or ends the counting of a stock item. */
export interface StockLimit {
  stockItemId: number
  /**
   * Pieces counted on the shelf, whole, at least 0, those of orders not yet sent among them; null
   * lets it be ordered without a limit.
   */
  qty: number | null
  /** In words, for whoever reads the list later. */
  note: string
  by: Actor
}

const BEGIN = `UPDATE stock_items SET qty = ? WHERE id = ? AND is_active = 1 AND qty IS NULL
  RETURNING product_id AS "productId"`

const END = `UPDATE stock_items SET qty = NULL WHERE id = ? AND is_active = 1 AND qty IS NOT NULL
  RETURNING product_id AS "productId"`

const MOVED = `SELECT COALESCE(SUM(delta), 0) AS moved FROM stock_movements
  WHERE stock_item_id = ?`

const MOVE = `INSERT INTO stock_movements
  (stock_item_id, delta, reason, reference, actor_id, occurred_at, note)
  VALUES (?, ?, 'correction', ?, ?, ?, ?)`

const ITEM = 'SELECT qty FROM stock_items WHERE id = ? AND is_active = 1'

/**
 * Counts the pieces of an item that had no limit, or lifts the limit. It never takes the place of a
 * count: what is counted already changes by movements alone.
 *
 * @returns pieces that can be ordered now
 * @throws not_found, stock_limited, stock_unlimited, stock_promised
 */
export async function limitStock(trx: Transaction, limit: StockLimit): Promise<number | null> {
  const { stockItemId: id, note, by } = limit
  const qty = limit.qty === null ? null : await orderableOf(trx, id, limit.qty)
  type Limited = { productId: number }
  const [limited] = await (qty === null
    ? rows<Limited>(trx, END, [id])
    : rows<Limited>(trx, BEGIN, [qty, id]))
  if (!limited) throw await refusalOf(trx, id)
  if (qty !== null) await explain(trx, { id, qty, note, by })
  await recordAudit(trx, {
    by,
    action: 'stock.limited',
    subject: { type: 'product', id: limited.productId },
    detail: qty === null ? 'unlimited' : String(qty),
  })
  return qty
}

/** What is left of a count when the orders not yet sent have theirs. */
async function orderableOf(trx: Transaction, id: number, counted: number) {
  if ((await holdStock(trx, id)) !== null) throw new StockLimited()
  const promised = (await promisedOf(trx, [id])).get(id) ?? 0
  if (counted < promised) throw new CountBelowPromised(promised)
  return counted - promised
}

/** The movements of a former count may still stand there; with this one they add up again. */
async function explain(
  trx: Transaction,
  { id, qty, note, by }: { id: number; qty: number; note: string; by: Actor }
) {
  const [{ moved }] = await rows<{ moved: number }>(trx, MOVED, [id])
  const delta = qty - Number(moved)
  if (delta === 0) return
  const actorId = by.source === 'admin' ? by.staffId : null
  await rows(trx, MOVE, [id, delta, `limit:${randomUUID()}`, actorId, clock.now(), note])
}

async function refusalOf(trx: Transaction, id: number) {
  const [item] = await rows<{ qty: number | null }>(trx, ITEM, [id])
  if (!item) return new NotThere()
  return item.qty === null ? new StockUnlimited('qty') : new StockLimited()
}
