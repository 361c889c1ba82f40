import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/audit/audit'
import { rows } from '#app/database/statement'
import { NotThere } from '../exceptions.js'
import { limitStock } from './limit_stock.js'
import { moveStock } from './move_stock.js'

/** What somebody counted of one stock item. */
export interface StockCounting {
  stockItemId: number
  /** Pieces, whole, at least 0. */
  qty: number
  note: string
  by: Actor
  /** The unique name of the movement this may become. */
  reference: string
}

/** Writes nothing and waits for whoever moves the same item, so that what it answers stays true. */
const HOLD = 'UPDATE stock_items SET qty = qty WHERE id = ? AND is_active = 1 RETURNING qty'

/**
 * Keeps a stock item for this transaction.
 *
 * @returns pieces left; null is unlimited
 * @throws not_found
 */
export async function holdStock(trx: TransactionClientContract, id: number) {
  const [item] = await rows<{ qty: number | null }>(trx, HOLD, [id])
  if (!item) throw new NotThere()
  return item.qty
}

/**
 * Turns a count into the difference to what is left at this moment and books that; an item without
 * a limit begins with it.
 *
 * @returns pieces there were before; null was unlimited
 * @throws not_found
 */
export async function countStock(
  trx: TransactionClientContract,
  { stockItemId, qty, note, by, reference }: StockCounting
): Promise<number | null> {
  const left = await holdStock(trx, stockItemId)
  if (left === null) await limitStock(trx, { stockItemId, qty, note, by })
  else if (left !== qty) {
    const delta = qty - left
    await moveStock(trx, { stockItemId, delta, reason: 'correction', note, by, reference })
  }
  return left
}
