import { Exception } from '@adonisjs/core/exceptions'
import { bodyHash, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import Order from '#catalogue/orders/models/order'
import type { OrderStatus } from '#catalogue/orders/order_status'
import { changeOrderStatus } from './change_order_status.js'

/** A step that staff take with many orders at once. */
export interface ManyStatusChange {
  orderIds: number[]
  to: OrderStatus
  /** The staff member. */
  actorId: number
  /** Who carries each of what is sent by this step; empty where nobody says. */
  carrier?: string
  /** Made once by the page; the same key again changes nothing twice. */
  key: string
}

/** What became of one order of many. */
export type StatusAnswer = {
  id: number
  changed: boolean
  /** The code of the refusal; null where the order changed. */
  reason: string | null
  /** Where the order stands afterwards; null where there is none. */
  status: OrderStatus | null
}

/**
 * Takes many orders one step on, each in a transaction of its own, so that one that is refused holds
 * up no other. What was changed under the key is answered the same again; what was refused is tried
 * again.
 *
 * @returns one answer for each order, ids ascending
 * @throws idempotency_mismatch
 */
export async function changeOrderStatuses(change: ManyStatusChange): Promise<StatusAnswer[]> {
  const { to, actorId, key, carrier = '' } = change
  const orderIds = [...new Set(change.orderIds)].sort((one, other) => one - other)
  const whole = {
    scope: `orders:${actorId}`,
    key,
    bodyHash: bodyHash({ orders: orderIds, status: to, carrier }),
  }
  await transaction((trx) => idempotently(trx, whole, async () => true))
  const answers: StatusAnswer[] = []
  for (const orderId of orderIds) answers.push(await changeOne(orderId, change))
  return answers
}

async function changeOne(
  orderId: number,
  { to, actorId, key, carrier = '' }: ManyStatusChange
): Promise<StatusAnswer> {
  const once = {
    scope: `orders:${actorId}:${orderId}`,
    key,
    bodyHash: bodyHash({ status: to, carrier }),
  }
  try {
    await transaction((trx) =>
      idempotently(trx, once, async () => {
        // Each parcel gets a number of its own, which is noted at the order.
        const consignment = { carrier, reference: '' }
        await changeOrderStatus(trx, { orderId, to, actorId, consignment })
        return true
      })
    )
    return { id: orderId, changed: true, reason: null, status: to }
  } catch (error) {
    const reason = refusalIn(error)
    if (!reason) throw error
    const order = await Order.find(orderId)
    return { id: orderId, changed: false, reason, status: order?.status ?? null }
  }
}

/** The code of a refusal the shop foresees; a fault of the server is none. */
function refusalIn(error: unknown): string | undefined {
  const isRefusal = error instanceof Exception && error.status >= 400 && error.status < 500
  return isRefusal ? error.code : undefined
}
