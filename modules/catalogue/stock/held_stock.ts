import type { Transaction } from '#app/transaction'
import StockItem from './models/stock_item.js'

/** The stock item, held until the transaction ends; null where it cannot be ordered any more. */
export function heldStock({ client }: Transaction, id: number): Promise<StockItem | null> {
  return StockItem.query({ client }).where({ id, isActive: 1 }).forUpdate().first()
}
