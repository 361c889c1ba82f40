import { clock } from '#app/clock'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { recordDeed } from '#catalogue/desk/deed'
import { OrderOfDeleted } from '#catalogue/exceptions'
import { heldOrder } from '#catalogue/orders/held_order'
import OrderNote from '../models/order_note.js'

/** A note that staff write about an order. */
export interface NewNote {
  orderId: number
  note: string
  actorId: number
}

/**
 * Writes a note about an order, for staff only. It is sealed with the key of the member, so that it
 * is gone with the member although the row stays.
 *
 * @returns id of the note
 * @throws not_found, order_of_deleted
 */
export async function writeOrderNote(
  trx: Transaction,
  { orderId, note, actorId }: NewNote
): Promise<number> {
  const order = await heldOrder(trx, { id: orderId })
  if (order.memberDeletedAt !== null) throw new OrderOfDeleted('note')
  const sealedNote = await sealForMember(trx, order.memberId, note)
  const written = { orderId, sealedNote, actorId, writtenAt: clock.now() }
  const { id } = await OrderNote.create(written, { client: trx.client })
  await recordDeed(trx, { orderId, actorId, action: 'order.note_written' })
  return id
}
