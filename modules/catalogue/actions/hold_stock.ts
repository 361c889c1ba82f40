import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { NotThere } from '../exceptions.js'

/** Writes nothing and waits for whoever moves the same item, so that what it answers stays true. */
const HOLD = 'UPDATE stock_items SET qty = qty WHERE id = ? AND is_active = 1 RETURNING qty'

/**
 * Keeps a stock item for this transaction.
 *
 * @returns pieces left; null is unlimited
 * @throws not_found
 */
export async function holdStock(trx: Transaction, id: number): Promise<number | null> {
  const [item] = await rows<{ qty: number | null }>(trx, HOLD, [id])
  if (!item) throw new NotThere()
  return item.qty
}
