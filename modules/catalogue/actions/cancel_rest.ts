import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { credit } from '#points'
import { NothingToGiveUp, NotThere, TransitionRefused } from '../exceptions.js'
import { tellOfRest } from '../order_mails.js'
import { recordStep } from '../order_steps.js'
import { allArrived, hasParcel } from '../parcels.js'
import { leftLines, type LeftLine } from '../remainders.js'
import { giveUpStock } from '../stock.js'
import { changeOrderStatus } from './change_order_status.js'
import { writeOrderNote } from './write_order_note.js'

/** The rest of an order that cannot go out, as staff say. */
export interface RestCancellation {
  orderId: number
  /** Whether the pieces can be sold to others again; otherwise they are booked as lost. */
  isBack: boolean
  /** Why; it is kept as a note of the order. */
  reason: string
  /** The staff member. */
  actorId: number
}

/** What became of it. */
export type RestAnswer = {
  /** Points that came back. */
  credited: number
  /** Pieces that will not be sent. */
  pieces: number
}

// The step itself holds the order: whoever sends, cancels or replaces at this moment comes after and is refused.
const SHIP = `UPDATE orders SET status = 'shipped', updated_at = ?
  WHERE id = ? AND status = 'processing' RETURNING member_id AS "memberId"`

const GIVE_UP = `INSERT INTO order_remainders
    (order_id, order_line_id, quantity, credited, actor_id, happened_at)
  VALUES (?, ?, ?, ?, ?, ?)`

/**
 * Closes an order of which a part left and the rest cannot: what was not sent is given back at the
 * price that was paid for a piece, and the order is shipped with what it sent; delivered where all
 * of that has arrived.
 *
 * @throws not_found, transition_refused, nothing_to_give_up, order_of_deleted
 */
export async function cancelRest(
  trx: Transaction,
  { orderId, isBack, reason, actorId }: RestCancellation
): Promise<RestAnswer> {
  const at = clock.now()
  const [order] = await rows<{ memberId: number }>(trx, SHIP, [at, orderId])
  if (!order) throw await refusalOf(trx, orderId)
  // An order of which nothing left is cancelled whole.
  if (!(await hasParcel(trx, orderId))) throw new NothingToGiveUp()
  const { memberId } = order
  const lines = await leftLines(trx, orderId)
  if (!lines.length) throw new NothingToGiveUp()
  for (const line of lines) {
    await giveBack(trx, line, { orderId, memberId, actorId })
    await giveUpStock(trx, { ...line, orderId, isBack, actorId })
    const values = [orderId, line.lineId, line.quantity, creditOf(line), actorId, at]
    await rows(trx, GIVE_UP, values)
  }
  const credited = sumOf(lines.map(creditOf))
  const pieces = sumOf(lines.map(({ quantity }) => quantity))
  await recordStep(trx, { orderId, status: 'shipped', at, actorId })
  await writeOrderNote(trx, { orderId, note: reason, actorId })
  await tellOfRest(trx, { orderId, memberId, lines, credited })
  await recordAudit(trx, {
    by: { source: 'admin', staffId: actorId },
    action: 'order.rest_cancelled',
    subject: { type: 'order', id: orderId },
    detail: `${pieces}, ${credited}`,
  })
  if (await allArrived(trx, orderId)) {
    await changeOrderStatus(trx, { orderId, to: 'delivered', actorId })
  }
  return { credited, pieces }
}

const creditOf = ({ price, quantity }: LeftLine) => price * quantity
const sumOf = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0)

async function refusalOf(trx: Transaction, orderId: number) {
  const [known] = await rows(trx, 'SELECT id FROM orders WHERE id = ?', [orderId])
  return known ? new TransitionRefused() : new NotThere()
}

/** The reference is the line's own, so that it comes back once. */
async function giveBack(
  trx: Transaction,
  line: LeftLine,
  { orderId, memberId, actorId }: { orderId: number; memberId: number; actorId: number }
) {
  const points = creditOf(line)
  if (points === 0) return
  await credit(trx, {
    memberId,
    points,
    source: 'cancelled_order',
    sourceName: `#${orderId}`,
    reference: `remainder:${line.lineId}`,
    actorId,
  })
}
