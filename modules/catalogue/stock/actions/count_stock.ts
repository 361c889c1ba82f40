import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { CountBelowPromised } from '#catalogue/stock/exceptions'
import StockCount from '../models/stock_count.js'
import { limitStock } from './limit_stock.js'
import { moveStock } from './move_stock.js'

/** What the books say of one stock item that is held. */
export interface BookedStock {
  /** Pieces that can still be ordered; null is unlimited. */
  left: number | null
  /** Pieces on the shelf that belong to orders. */
  promised: number
}

/** What somebody counted of one stock item. */
export interface StockCounting extends BookedStock {
  stockItemId: number
  /** Pieces on the shelf, whole, at least 0; those of orders not yet sent are among them. */
  counted: number
  note: string
  by: Actor
  /** The unique name of this count. */
  reference: string
}

/**
 * Turns a count of the shelf into the difference to what the books say lies there, and books that;
 * an item without a limit begins with it. The item must be held. The count itself is written down
 * in any case, so that it is known when it comes once more.
 *
 * @throws not_found, stock_promised
 */
export async function countStock(trx: Transaction, counting: StockCounting): Promise<void> {
  const { stockItemId, counted, note, by, reference, left, promised } = counting
  if (counted < promised) throw new CountBelowPromised(promised)
  const actorId = by.source === 'admin' ? by.staffId : null
  const count = { stockItemId, counted, promised, reference, actorId, occurredAt: clock.now() }
  await StockCount.create(count, { client: trx.client })
  if (left === null) {
    await limitStock(trx, { stockItemId, qty: counted, note, by })
    return
  }
  const delta = counted - promised - left
  if (delta === 0) return
  await moveStock(trx, { stockItemId, delta, reason: 'correction', note, by, reference })
}
