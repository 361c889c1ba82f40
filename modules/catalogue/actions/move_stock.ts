import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { NotThere, StockTooLow, StockUnlimited } from '../exceptions.js'
import type { StaffReason } from '../stock_reasons.js'

/** A movement of stock that staff book. */
export interface StockMove {
  stockItemId: number
  /** Pieces, whole and not 0; negative takes away. */
  delta: number
  reason: StaffReason
  /** In words, for whoever reads the list later. */
  note: string
  /** Null for seeding, which nobody answers for. */
  by: Actor | null
  /** The unique name of this one movement, for example `staff:<key>`. */
  reference: string
}

const SHIFT = `UPDATE stock_items SET qty = qty + ?
  WHERE id = ? AND is_active = 1 AND qty + ? >= 0 RETURNING qty, product_id AS "productId"`

const MOVE = `INSERT INTO stock_movements
  (stock_item_id, delta, reason, reference, actor_id, occurred_at, note)
  VALUES (?, ?, ?, ?, ?, ?, ?)`

const ITEM = 'SELECT qty FROM stock_items WHERE id = ? AND is_active = 1'

/**
 * Adds pieces to a stock item or takes them away, with the movement that explains it. It is a
 * difference, so that orders placed meanwhile are not undone.
 *
 * @returns pieces left
 * @throws not_found, stock_unlimited, stock_too_low
 */
export async function moveStock(trx: Transaction, move: StockMove): Promise<number> {
  const { stockItemId: id, delta, reason, note, by, reference } = move
  type Shifted = { qty: number; productId: number }
  const [shifted] = await rows<Shifted>(trx, SHIFT, [delta, id, delta])
  if (!shifted) throw await refusalOf(trx, id)
  const actorId = by?.source === 'admin' ? by.staffId : null
  await rows(trx, MOVE, [id, delta, reason, reference, actorId, clock.now(), note])
  if (by) {
    await recordAudit(trx, {
      by,
      action: 'stock.moved',
      subject: { type: 'product', id: shifted.productId },
      detail: `${reason} ${delta}`,
    })
  }
  return shifted.qty
}

async function refusalOf(trx: Transaction, id: number) {
  const [item] = await rows<{ qty: number | null }>(trx, ITEM, [id])
  if (!item) return new NotThere()
  return item.qty === null ? new StockUnlimited() : new StockTooLow(item.qty)
}
