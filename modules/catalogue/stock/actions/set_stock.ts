import type { Transaction } from '#app/transaction'
import { explainStock } from '../explain_stock.js'
import StockItem from '../models/stock_item.js'

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
  await StockItem.query({ client: trx.client }).where({ productId }).update({ isActive: 0 })
  await putStock(trx, stock)
}

/** Writes what is left of some combinations, with the movements that explain it; the others stay. */
export async function putStock(trx: Transaction, stock: StockCount): Promise<void> {
  const { productId, actorId } = stock
  // By the ids of the values, so that the lines of a stock stand in the order of its variations.
  const counts = stock.counts.toSorted((one, other) =>
    one.combination.localeCompare(other.combination, 'en', { numeric: true })
  )
  for (const { combination, qty } of counts) {
    const named = { productId, combination }
    const left = { qty, isActive: true }
    const item = await StockItem.updateOrCreate(named, left, { client: trx.client })
    await explainStock(trx, item, { kind: 'correction', actorId })
  }
}
