import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { overwriteLater } from '#app/personal/erasure'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { cancelOrder } from './actions/change_order_status.js'
import { OrderUnderWay } from './exceptions.js'

const DAY_MS = 24 * 60 * 60 * 1000
/** Orders whose address one round of tidying clears at most. */
const ROUND_MAX = 1000

/** Columns of an order that name a person or a door; the first list may not be null. */
const WORDS = ['last_name', 'first_name', 'zip', 'city', 'address', 'house_number']
const EXTRAS = ['floor', 'door_number', 'doorbell', 'note']

const CLEAR = `UPDATE orders SET ${WORDS.map((name) => `shipping_${name} = ''`).join(', ')},
  ${EXTRAS.map((name) => `shipping_${name} = NULL`).join(', ')}`

/**
 * Empties the cart and cancels what has not been touched yet.
 *
 * @throws order_under_way
 */
export async function settleOrdersOf(trx: Transaction, memberId: number): Promise<void> {
  // A checkout takes its items from the cart first: it is either through by now or finds none.
  await rows(trx, 'DELETE FROM cart_items WHERE member_id = ?', [memberId])
  // Touched rather than read: a step that staff take at this moment is waited for.
  const touch = `UPDATE orders SET updated_at = updated_at WHERE member_id = ?
    AND status IN ('received', 'processing', 'shipped') RETURNING id, status`
  const orders = await rows<{ id: number; status: string }>(trx, touch, [memberId])
  const underWay = orders.find(({ status }) => status !== 'received')
  if (underWay) throw new OrderUnderWay(underWay.id)
  for (const { id } of orders) await cancelOrder(trx, { orderId: id })
}

/** Takes the address off the orders that nothing was delivered for, and marks the others. */
export async function eraseOrdersOf(trx: Transaction, memberId: number): Promise<void> {
  const mark = 'UPDATE orders SET member_deleted_at = ? WHERE member_id = ?'
  await rows(trx, mark, [clock.now(), memberId])
  await rows(trx, `${CLEAR} WHERE member_id = ? AND status = 'cancelled'`, [memberId])
  const old = `${CLEAR} WHERE member_id = ? AND updated_at <= ? RETURNING id`
  await forgetReferences(trx, await rows(trx, old, [memberId, await keptSince()]))
  const answers = 'DELETE FROM idempotency_keys WHERE scope = ?'
  await rows(trx, answers, [`checkout:${memberId}`])
}

/** Clears the addresses of deleted members whose time is over. */
export async function clearOldAddresses(trx: Transaction): Promise<void> {
  const due = `SELECT id FROM orders WHERE member_deleted_at IS NOT NULL
    AND shipping_last_name <> '' AND updated_at <= ? ORDER BY updated_at LIMIT ${ROUND_MAX}`
  const clear = `${CLEAR} WHERE id IN (${due}) RETURNING id`
  const cleared = await rows<{ id: number }>(trx, clear, [await keptSince()])
  await forgetReferences(trx, cleared)
  if (cleared.length) await overwriteLater(trx)
}

/** Under its reference a carrier still knows where a parcel went. */
async function forgetReferences(trx: Transaction, orders: { id: number }[]) {
  if (!orders.length) return
  const marks = orders.map(() => '?').join(', ')
  const forget = `UPDATE parcels SET reference = '' WHERE order_id IN (${marks})`
  await rows(
    trx,
    forget,
    orders.map(({ id }) => id)
  )
}

async function keptSince(): Promise<number> {
  const { deleted_member_address_days: days } = await settings()
  return clock.now() - days * DAY_MS
}
