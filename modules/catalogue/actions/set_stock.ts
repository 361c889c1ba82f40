import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** What lies in the store of one product that is new. */
export interface StockCount {
  productId: number
  /** The staff member; null for seeding. */
  actorId: number | null
  /** Either one with an empty combination, or one for each combination that can be ordered. */
  counts: CombinationCount[]
}

export interface CombinationCount {
  /** Value ids ascending, joined by `-`; empty for one stock over all variations. */
  combination: string
  /** Whole, at least 0; null is unlimited. */
  qty: number | null
}

const RETIRE = 'UPDATE stock_items SET is_active = 0 WHERE product_id = ?'

const PUT = `INSERT INTO stock_items (product_id, combination, qty) VALUES (?, ?, ?)
  ON CONFLICT (product_id, combination) DO UPDATE SET qty = excluded.qty, is_active = 1
  RETURNING id`

const MOVED = `SELECT COALESCE(sum(delta), 0) AS moved FROM stock_movements
  WHERE stock_item_id = ?`

const MOVE = `INSERT INTO stock_movements
  (stock_item_id, delta, reason, reference, actor_id, occurred_at) VALUES (?, ?, ?, ?, ?, ?)`

/**
 * Sets what is left of a new product, or of one nobody can order yet, and writes the movements that
 * explain it, so that the movements always add up to what is left. Combinations that are not named
 * cannot be ordered any more. Once a product is on sale its stock changes by `moveStock`: a count
 * would undo the orders that came in since it was made.
 */
export async function setStock(trx: Transaction, stock: StockCount): Promise<void> {
  const { productId } = stock
  if (stock.counts.length > 1 && stock.counts.some((one) => one.combination === '')) {
    throw new Error(`Product ${productId} cannot have a shared stock beside combinations`)
  }
  await rows(trx, RETIRE, [productId])
  await putStock(trx, stock)
}

/** Writes what is left of some combinations, with the movements that explain it; the others stay. */
export async function putStock(trx: Transaction, stock: StockCount): Promise<void> {
  const { productId, actorId } = stock
  const counts = stock.counts.toSorted((one, other) =>
    one.combination < other.combination ? -1 : 1
  )
  for (const { combination, qty } of counts) {
    const [{ id }] = await rows<{ id: number }>(trx, PUT, [productId, combination, qty])
    if (qty === null) continue
    const [{ moved }] = await rows<{ moved: number }>(trx, MOVED, [id])
    const delta = qty - moved
    if (delta === 0) continue
    const reference = `correction:${randomUUID()}`
    await rows(trx, MOVE, [id, delta, 'correction', reference, actorId, clock.now()])
  }
}
