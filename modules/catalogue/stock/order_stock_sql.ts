import { clock } from '#app/clock'
import { forRows } from '#app/database/dialect'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { lostBy, returnedBy, takenBy } from '../desk/substitutions.js'
import { ItemUnavailable } from '#catalogue/exceptions'

const TAKE = `UPDATE stock_items SET qty = qty - ?
  WHERE id = ? AND is_active = 1 AND (qty IS NULL OR qty >= ?) RETURNING qty`

const MOVE = `INSERT INTO stock_movements
  (stock_item_id, delta, reason, reference, occurred_at, actor_id, note)
  VALUES (?, ?, ?, ?, ?, ?, ?)`

// What a substitution gave back or took belongs to what the order holds.
const TAKEN = `SELECT m.stock_item_id AS "stockItemId", SUM(m.delta) AS delta FROM stock_movements m
  WHERE m.reference IN (SELECT 'order:' || l.order_id || ':' || l.stock_item_id
      FROM order_lines l WHERE l.order_id = ?
    UNION SELECT 'substitute:' || s.order_line_id || ':returned'
      FROM order_substitutions s WHERE s.order_id = ?
    UNION SELECT 'substitute:' || s.order_line_id || ':taken'
      FROM order_substitutions s WHERE s.order_id = ?)
  GROUP BY m.stock_item_id HAVING SUM(m.delta) < 0 ORDER BY m.stock_item_id`

const MOVED = 'SELECT id FROM stock_movements WHERE reference = ?'

const GIVE_BACK = 'UPDATE stock_items SET qty = qty + ? WHERE id = ?'

/** Pieces that an order takes of one stock item. */
export interface TakenPieces {
  orderId: number
  stockItemId: number
  pieces: number
}

const TAKEN_PIECES = {
  orderId: 'integer',
  stockItemId: 'integer',
  pieces: 'integer',
  at: 'bigint',
} as const

const takeAll = forRows(
  TAKEN_PIECES,
  (taken) => `UPDATE stock_items SET qty = qty - asked.pieces
  FROM (SELECT "stockItemId", SUM(pieces) AS pieces FROM ${taken} taken GROUP BY "stockItemId") asked
  WHERE id = asked."stockItemId" AND qty >= asked.pieces RETURNING id`
)

const moveAll = forRows(
  TAKEN_PIECES,
  (taken) => `INSERT INTO stock_movements (stock_item_id, delta, reason, reference, occurred_at)
  SELECT "stockItemId", -pieces, 'order', 'order:' || "orderId" || ':' || "stockItemId", at
  FROM ${taken} taken`
)

/**
 * Takes what orders need of stock items that are held and not unlimited.
 *
 * @throws Error where there is not enough; the transaction is lost then
 */
export async function takeStock(trx: Transaction, taken: TakenPieces[]): Promise<void> {
  const at = clock.now()
  const given = taken.map((pieces) => ({ ...pieces, at }))
  const [lowered] = await Promise.all([takeAll(trx, given), moveAll(trx, given)])
  const items = new Set(taken.map(({ stockItemId }) => stockItemId))
  if (lowered.length < items.size) throw new Error('Held stock does not cover the orders')
}

/** Gives back what an order holds; the unique reference lets it happen once. */
export async function giveStockBack(trx: Transaction, orderId: number): Promise<void> {
  type Taken = { stockItemId: number; delta: number }
  const taken = await rows<Taken>(trx, TAKEN, [orderId, orderId, orderId])
  for (const { stockItemId: id, delta } of taken) {
    const pieces = -Number(delta)
    await rows(trx, GIVE_BACK, [pieces, id])
    const reference = `cancel:${orderId}:${id}`
    await writeMove(trx, { id, delta: pieces, reason: 'cancellation', reference })
  }
}

/** Another gift that goes out for a line of an order. */
export interface StockSwap {
  orderId: number
  lineId: number
  /** Stock items. */
  from: number
  to: number
  /** Pieces. */
  quantity: number
  /** Whether the old pieces are back in the store; otherwise they are booked as lost. */
  isBack: boolean
  actorId?: number
}

/**
 * Takes the new gift of a line and gives back or writes off the old one, in ascending order as every order does.
 *
 * @throws out_of_stock on `product_id`
 */
export async function swapStock(trx: Transaction, swap: StockSwap): Promise<void> {
  const giveAndTake = [returnOld, takeNew]
  if (swap.to < swap.from) giveAndTake.reverse()
  for (const move of giveAndTake) await move(trx, swap)
}

async function returnOld(trx: Transaction, swap: StockSwap) {
  const { orderId, lineId, from: id, quantity, isBack, actorId } = swap
  // What was unlimited when it was ordered was never taken, so nothing of it comes back.
  const [taken] = await rows(trx, MOVED, [`order:${orderId}:${id}`])
  if (!taken) return
  const of = { id, actorId, note: `#${orderId}` }
  const reference = returnedBy(lineId)
  await writeMove(trx, { delta: quantity, reason: 'cancellation', reference, ...of })
  if (isBack) await rows(trx, GIVE_BACK, [quantity, id])
  // The order gives them back and the store loses them: at no moment could they be ordered.
  else await writeMove(trx, { delta: -quantity, reason: 'loss', reference: lostBy(lineId), ...of })
}

async function takeNew(trx: Transaction, swap: StockSwap) {
  const { orderId, lineId, to: id, quantity, actorId } = swap
  const [taken] = await rows<{ qty: number | null }>(trx, TAKE, [quantity, id, quantity])
  if (!taken) throw new ItemUnavailable('product_id', await leftOf(trx, id))
  if (taken.qty === null) return
  const of = { actorId, note: `#${orderId}` }
  await writeMove(trx, { id, delta: -quantity, reason: 'order', reference: takenBy(lineId), ...of })
}

/** Pieces of a line that will not be sent. */
export interface GivenUpPieces {
  orderId: number
  lineId: number
  stockItemId: number
  quantity: number
  /** The movement that took them. */
  takenBy: string
  /** Whether they can be ordered again; otherwise they are booked as lost. */
  isBack: boolean
  actorId: number
}

/** Takes back or writes off what a line still holds; what was unlimited was never taken. */
export async function giveUpStock(trx: Transaction, pieces: GivenUpPieces): Promise<void> {
  const { orderId, lineId, stockItemId: id, quantity, isBack, actorId } = pieces
  const [taken] = await rows(trx, MOVED, [pieces.takenBy])
  if (!taken) return
  const of = { id, actorId, note: `#${orderId}` }
  const reference = `remainder:${lineId}:returned`
  await writeMove(trx, { delta: quantity, reason: 'cancellation', reference, ...of })
  if (isBack) return void (await rows(trx, GIVE_BACK, [quantity, id]))
  const lost = `remainder:${lineId}:lost`
  await writeMove(trx, { delta: -quantity, reason: 'loss', reference: lost, ...of })
}

interface OwnMove {
  /** The stock item. */
  id: number
  delta: number
  reason: 'order' | 'cancellation' | 'loss'
  reference: string
  actorId?: number
  note?: string
}

function writeMove(trx: Transaction, move: OwnMove) {
  const { id, delta, reason, reference, actorId = null, note = '' } = move
  return rows(trx, MOVE, [id, delta, reason, reference, clock.now(), actorId, note])
}

async function leftOf(trx: Transaction, id: number): Promise<number> {
  const sql = 'SELECT COALESCE(qty, 0) AS left_over FROM stock_items WHERE id = ? AND is_active = 1'
  const [item] = await rows<{ left_over: number }>(trx, sql, [id])
  return item?.left_over ?? 0
}
