import { recordAudit, type Actor } from '#app/audit/audit'
import type { Transaction } from '#app/transaction'
import { CountBelowPromised, StockLimited, StockUnlimited } from '#catalogue/stock/exceptions'
import { NotThere } from '#catalogue/exceptions'
import { explainStock } from '../explain_stock.js'
import { heldStock } from '../held_stock.js'
import { promisedOf } from '../queries/stock_sql.js'

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

/**
 * Counts the pieces of an item that had no limit, or lifts the limit. It never takes the place of a
 * count: what is counted already changes by movements alone.
 *
 * @returns pieces that can be ordered now
 * @throws not_found, stock_limited, stock_unlimited, stock_promised
 */
export async function limitStock(trx: Transaction, limit: StockLimit): Promise<number | null> {
  const { stockItemId, note, by } = limit
  const item = await heldStock(trx, stockItemId)
  if (!item) throw new NotThere()
  if (limit.qty === null) {
    if (item.qty === null) throw new StockUnlimited('qty')
    item.qty = null
  } else {
    if (item.qty !== null) throw new StockLimited()
    item.qty = await orderableOf(trx, stockItemId, limit.qty)
  }
  await item.save()
  const actorId = by.source === 'admin' ? by.staffId : null
  // Movements of a former count may still stand there.
  await explainStock(trx, item, { kind: 'limit', actorId, note })
  await recordAudit(trx, {
    by,
    action: 'stock.limited',
    subject: { type: 'product', id: item.productId },
    detail: item.qty === null ? 'unlimited' : String(item.qty),
  })
  return item.qty
}

/** What is left of a count when the orders not yet sent have theirs. */
async function orderableOf(trx: Transaction, id: number, counted: number) {
  const promised = (await promisedOf(trx.runner, [id])).get(id) ?? 0
  if (counted < promised) throw new CountBelowPromised(promised)
  return counted - promised
}
