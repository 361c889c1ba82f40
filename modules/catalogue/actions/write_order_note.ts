import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { NotThere, OrderOfDeleted } from '../exceptions.js'

/** A note of staff about an order. */
export interface OrderNote {
  orderId: number
  note: string
  actorId: number
}

/** Touched rather than read: a deletion of the member at this moment is waited for. */
const CLAIM = `UPDATE orders SET updated_at = updated_at
  WHERE id = ? AND member_deleted_at IS NULL RETURNING member_id AS "memberId"`

const WRITE = `INSERT INTO order_notes (order_id, sealed_note, actor_id, written_at)
  VALUES (?, ?, ?, ?) RETURNING id`

/**
 * Writes a note about an order, for staff only. It is sealed with the key of the member, so that it
 * is gone with the member although the row stays.
 *
 * @returns id of the note
 * @throws not_found, order_of_deleted
 */
export async function writeOrderNote(
  trx: Transaction,
  { orderId, note, actorId }: OrderNote
): Promise<number> {
  const [order] = await rows<{ memberId: number }>(trx, CLAIM, [orderId])
  if (!order) {
    const [known] = await rows(trx, 'SELECT id FROM orders WHERE id = ?', [orderId])
    throw known ? new OrderOfDeleted('note') : new NotThere()
  }
  const sealed = await sealForMember(trx, order.memberId, note)
  const [{ id }] = await rows<{ id: number }>(trx, WRITE, [orderId, sealed, actorId, clock.now()])
  await recordAudit(trx, {
    by: { source: 'admin', staffId: actorId },
    action: 'order.note_written',
    subject: { type: 'order', id: orderId },
  })
  return id
}
