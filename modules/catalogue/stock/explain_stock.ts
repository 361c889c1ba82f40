import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import type StockItem from './models/stock_item.js'
import StockMovement from './models/stock_movement.js'

/** Why what is left of an item is another number now. */
interface Reason {
  /** Begins the reference of the movement. */
  kind: 'correction' | 'limit'
  actorId: number | null
  note?: string
}

/** Writes the movement after which all movements of an item add up to what is left of it; none where they do. */
export async function explainStock(
  { client }: Transaction,
  { id: stockItemId, qty }: StockItem,
  { kind, ...reason }: Reason
): Promise<void> {
  if (qty === null) return
  const [sum] = await StockMovement.query({ client }).where({ stockItemId }).sum('delta as moved')
  const delta = qty - Number(sum.$extras.moved)
  if (delta === 0) return
  const reference = `${kind}:${randomUUID()}`
  const movement = { stockItemId, delta, reason: 'correction', reference, ...reason }
  await StockMovement.create({ ...movement, occurredAt: clock.now() }, { client })
}
