import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { NotThere } from '#catalogue/exceptions'
import { StockTooLow, StockUnlimited } from '#catalogue/stock/exceptions'
import { heldStock } from '../held_stock.js'
import StockMovement from '../models/stock_movement.js'
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

/**
 * Adds pieces to a stock item or takes them away, with the movement that explains it. It is a
 * difference, so that orders placed meanwhile are not undone.
 *
 * @returns pieces left
 * @throws not_found, stock_unlimited, stock_too_low
 */
export async function moveStock(trx: Transaction, move: StockMove): Promise<number> {
  const { stockItemId, delta, reason, note, by, reference } = move
  const item = await heldStock(trx, stockItemId)
  if (!item) throw new NotThere()
  if (item.qty === null) throw new StockUnlimited()
  if (item.qty + delta < 0) throw new StockTooLow(item.qty)
  item.qty += delta
  await item.save()
  const actorId = by?.source === 'admin' ? by.staffId : null
  const movement = { stockItemId, delta, reason, reference, actorId, note }
  await StockMovement.create({ ...movement, occurredAt: clock.now() }, { client: trx.client })
  if (by) {
    await recordAudit(trx, {
      by,
      action: 'stock.moved',
      subject: { type: 'product', id: item.productId },
      detail: `${reason} ${delta}`,
    })
  }
  return item.qty
}
