import { clock } from '#app/clock'
import IdempotencyKey from '#app/idempotency/models/idempotency_key'
import { overwriteLater } from '#app/personal/erasure'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import CartItem from '../cart/models/cart_item.js'
import { cancelOrder } from '../desk/actions/change_order_status.js'
import Parcel from '../desk/models/parcel.js'
import { OrderUnderWay } from '#catalogue/exceptions'
import Order from './models/order.js'
import { attributesOf } from './shipping.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Orders whose address one round of tidying clears at most. */
const ROUND_MAX = 1000

/** An address that names nobody and no door. */
const NOWHERE = attributesOf({
  last_name: '',
  first_name: '',
  zip: '',
  city: '',
  address: '',
  house_number: '',
})

/**
 * Empties the cart and cancels what has not been touched yet.
 *
 * @throws order_under_way
 */
export async function settleOrdersOf(trx: Transaction, memberId: number): Promise<void> {
  const { client } = trx
  // A checkout takes its items from the cart first: it is either through by now or finds none.
  await CartItem.query({ client }).where({ memberId }).delete()
  const orders = await Order.underWay({ client }).where({ memberId }).orderBy('id').forUpdate()
  const underWay = orders.find(({ status }) => status !== 'received')
  if (underWay) throw new OrderUnderWay(underWay.id)
  for (const { id } of orders) await cancelOrder(trx, { orderId: id })
}

/** Takes the address off the orders that nothing was delivered for, and marks the others. */
export async function eraseOrdersOf(trx: Transaction, memberId: number): Promise<void> {
  const { client } = trx
  const ofMember = () => Order.query({ client }).where({ memberId })
  await ofMember().update({ memberDeletedAt: clock.now() })
  await ofMember().where('status', 'cancelled').update(NOWHERE)
  await clearAddresses(trx, await ofMember().where('updatedAt', '<=', await keptSince()))
  await IdempotencyKey.query({ client }).where('scope', `checkout:${memberId}`).delete()
}

/** Clears the addresses of deleted members whose time is over. */
export async function clearOldAddresses(trx: Transaction): Promise<void> {
  const due = await Order.query({ client: trx.client })
    .whereNotNull('memberDeletedAt')
    .where('shippingLastName', '<>', '')
    .where('updatedAt', '<=', await keptSince())
    .orderBy('updatedAt')
    .limit(ROUND_MAX)
    .forUpdate()
  await clearAddresses(trx, due)
  if (due.length) await overwriteLater(trx)
}

/** With the address goes the reference: under it a carrier still knows where a parcel went. */
async function clearAddresses({ client }: Transaction, orders: Order[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await Order.query({ client }).whereIn('id', ids).update(NOWHERE)
  await Parcel.query({ client }).whereIn('orderId', ids).update({ reference: '' })
}

async function keptSince(): Promise<number> {
  const { deleted_member_address_days: days } = await settings()
  return clock.now() - days * DAY_MS
}
