import { refuseIfNotAsShown, type Shown } from '#app/http/saved_since'
import type { Transaction } from '#app/transaction'
import { recordDeed } from '#catalogue/desk/deed'
import { NotThere, OrderOfDeleted, TransitionRefused } from '#catalogue/exceptions'
import { heldOrder } from '#catalogue/orders/held_order'
import Parcel from '../models/parcel.js'
import { arrive, parcelsUnderWay, type Consignment } from '../parcels.js'
import { changeOrderStatus } from './change_order_status.js'

/** A parcel, and the staff member who says something of it. */
export interface ParcelOnItsWay {
  parcelId: number
  actorId: number
}

/**
 * Writes down that a parcel arrived. The last one of a shipped order makes the order delivered.
 *
 * @throws not_found, transition_refused where it had arrived before
 */
export async function deliverParcel(
  trx: Transaction,
  { parcelId, actorId }: ParcelOnItsWay
): Promise<void> {
  const { order, parcel } = await heldParcel(trx, parcelId)
  if (parcel.deliveredAt !== null) throw new TransitionRefused()
  await arrive(parcel)
  const orderId = order.id
  await recordDeed(trx, { orderId, actorId, action: 'order.parcel_delivered' })
  if (order.status !== 'shipped' || (await parcelsUnderWay(trx, orderId)).length) return
  await changeOrderStatus(trx, { orderId, to: 'delivered', actorId })
}

/**
 * Puts right who carries a parcel and what they call it, as long as it is known who got it: with the
 * address of a deleted member this went too.
 *
 * @throws not_found, changed_meanwhile; order_of_deleted on `reference`
 */
export async function correctParcel(
  trx: Transaction,
  { parcelId, actorId, carrier, reference, shown }: ParcelOnItsWay & Consignment & { shown?: Shown }
): Promise<void> {
  const { order, parcel } = await heldParcel(trx, parcelId)
  if (!order.shippingLastName) throw new OrderOfDeleted('reference')
  refuseIfNotAsShown({ carrier: parcel.carrier, reference: parcel.reference }, shown)
  await parcel.merge({ carrier, reference }).save()
  await recordDeed(trx, { orderId: order.id, actorId, action: 'order.parcel_corrected' })
}

/** A parcel of an order that is held, so that its last two parcels do not arrive beside each other. */
async function heldParcel(trx: Transaction, id: number) {
  const { client } = trx
  const found = await Parcel.find(id, { client })
  if (!found) throw new NotThere()
  const order = await heldOrder(trx, { id: found.orderId })
  // Read again: somebody may have changed it before the order was held.
  return { order, parcel: await Parcel.findOrFail(id, { client }) }
}
