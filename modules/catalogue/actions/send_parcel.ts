import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { NotThere, ParcelEmpty, PiecesNotThere, TransitionRefused } from '../exceptions.js'
import { tellOfParcel } from '../order_mails.js'
import { openParcel, pack, piecesLeft, type Consignment, type PackedLine } from '../parcels.js'
import { changeOrderStatus } from './change_order_status.js'

/** A part of an order, or the rest of it, that staff send. */
export interface SentParcel extends Consignment {
  orderId: number
  /** Each line once. */
  lines: PackedLine[]
  /** The staff member; left out where the shop itself sends. */
  actorId?: number
}

/** What became of it. */
export type ParcelAnswer = {
  id: number
  /** Pieces of the order that still wait; the last parcel makes it shipped. */
  left: number
}

// Held first: whoever sends, cancels or replaces in the same order waits here.
const HOLD = `UPDATE orders SET updated_at = ? WHERE id = ? AND status = 'processing'
  RETURNING member_id AS "memberId"`

/**
 * Sends pieces of an order in a parcel of their own. The order stays in processing until nothing of
 * it is left; then it is shipped.
 *
 * @throws not_found, transition_refused, required on `quantities`, pieces_not_there on
 * `quantities.{line}`
 */
export async function sendParcel(
  trx: Transaction,
  { orderId, lines, actorId, ...consignment }: SentParcel
): Promise<ParcelAnswer> {
  const [order] = await rows<{ memberId: number }>(trx, HOLD, [clock.now(), orderId])
  if (!order) throw await refusalOf(trx, orderId)
  const wanted = lines.filter(({ quantity }) => quantity > 0)
  if (!wanted.length) throw new ParcelEmpty()
  const id = await openParcel(trx, { orderId, actorId, ...consignment })
  for (const line of wanted) {
    if (!(await pack(trx, { parcelId: id, orderId, ...line })))
      throw new PiecesNotThere(line.lineId)
  }
  await writeDown(trx, { orderId, actorId, lines: wanted })
  const left = await piecesLeft(trx, orderId)
  if (left > 0) await tellOfParcel(trx, { ...order, orderId, parcelId: id, ...consignment })
  else await changeOrderStatus(trx, { orderId, to: 'shipped', actorId, consignment })
  return { id, left }
}

async function refusalOf(trx: Transaction, orderId: number) {
  const [known] = await rows(trx, 'SELECT id FROM orders WHERE id = ?', [orderId])
  return known ? new TransitionRefused() : new NotThere()
}

async function writeDown(
  trx: Transaction,
  { orderId, actorId, lines }: Pick<SentParcel, 'orderId' | 'actorId' | 'lines'>
) {
  if (actorId === undefined) return
  await recordAudit(trx, {
    by: { source: 'admin', staffId: actorId },
    action: 'order.parcel_sent',
    subject: { type: 'order', id: orderId },
    detail: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  })
}
