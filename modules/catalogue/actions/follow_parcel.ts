import { recordAudit, type AuditEntry } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { NotThere, OrderOfDeleted, TransitionRefused } from '../exceptions.js'
import { allArrived, type Consignment } from '../parcels.js'
import { changeOrderStatus } from './change_order_status.js'

/** A parcel, and the staff member who says something of it. */
export interface ParcelOnItsWay {
  parcelId: number
  actorId: number
}

// The order is held by its parcel, so that its last two parcels do not arrive beside each other.
const HOLD = `UPDATE orders SET updated_at = updated_at
  WHERE id = (SELECT order_id FROM parcels WHERE id = ?)
  RETURNING id, status, shipping_last_name AS "lastName"`

const ARRIVE = `UPDATE parcels SET delivered_at = CASE WHEN sent_at > ? THEN sent_at ELSE ? END
  WHERE id = ? AND delivered_at IS NULL RETURNING id`

const CORRECT = `UPDATE parcels SET carrier = ?, reference = ? WHERE id = ?`

/**
 * Writes down that a parcel arrived. The last one of a shipped order makes the order delivered.
 *
 * @throws not_found, transition_refused where it had arrived before
 */
export async function deliverParcel(
  trx: Transaction,
  { parcelId, actorId }: ParcelOnItsWay
): Promise<void> {
  const [order] = await rows<{ id: number; status: string }>(trx, HOLD, [parcelId])
  if (!order) throw new NotThere()
  const now = clock.now()
  const [arrived] = await rows(trx, ARRIVE, [now, now, parcelId])
  if (!arrived) throw new TransitionRefused()
  await writeDown(trx, { orderId: order.id, actorId, action: 'order.parcel_delivered' })
  if (order.status !== 'shipped' || !(await allArrived(trx, order.id))) return
  await changeOrderStatus(trx, { orderId: order.id, to: 'delivered', actorId })
}

/**
 * Puts right who carries a parcel and what they call it, as long as it is known who got it: with the
 * address of a deleted member this went too.
 *
 * @throws not_found; order_of_deleted on `reference`
 */
export async function correctParcel(
  trx: Transaction,
  { parcelId, actorId, carrier, reference }: ParcelOnItsWay & Consignment
): Promise<void> {
  const [order] = await rows<{ id: number; lastName: string }>(trx, HOLD, [parcelId])
  if (!order) throw new NotThere()
  if (!order.lastName) throw new OrderOfDeleted('reference')
  await rows(trx, CORRECT, [carrier, reference, parcelId])
  await writeDown(trx, { orderId: order.id, actorId, action: 'order.parcel_corrected' })
}

type FollowedParcel = { orderId: number; actorId: number; action: AuditEntry['action'] }

function writeDown(trx: Transaction, { orderId, actorId, action }: FollowedParcel): Promise<void> {
  const by = { source: 'admin', staffId: actorId } as const
  return recordAudit(trx, { by, action, subject: { type: 'order', id: orderId } })
}
