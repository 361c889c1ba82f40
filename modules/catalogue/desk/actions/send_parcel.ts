import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { recordDeed } from '#catalogue/desk/deed'
import { ParcelEmpty, PiecesNotThere } from '#catalogue/desk/exceptions'
import { TransitionRefused } from '#catalogue/exceptions'
import { heldOrder } from '#catalogue/orders/held_order'
import { tellOfParcel } from '#catalogue/orders/order_mails'
import { linesIn, writeParcel, type Consignment, type PackedLine } from '../parcels.js'
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
  const order = await heldOrder(trx, { id: orderId })
  if (order.status !== 'processing') throw new TransitionRefused()
  await order.merge({ updatedAt: clock.now() }).save()
  const wanted = lines.filter(({ quantity }) => quantity > 0)
  if (!wanted.length) throw new ParcelEmpty()
  const ordered = await linesIn(order)
  for (const { lineId, quantity } of wanted) {
    const left = ordered.find(({ id }) => id === lineId)?.left ?? 0
    if (left < quantity) throw new PiecesNotThere(lineId)
  }
  const parcel = await writeParcel(trx, { orderId, actorId, ...consignment }, wanted)
  const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
  await recordDeed(trx, { orderId, actorId, action: 'order.parcel_sent', detail: String(pieces) })
  const left = ordered.reduce((sum, line) => sum + line.left, -pieces)
  if (left > 0) await tellOfParcel(trx, order, parcel)
  else await changeOrderStatus(trx, { orderId, to: 'shipped', actorId, consignment })
  return { id: parcel.id, left }
}
