import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { credit } from '#points'
import { NotThere, TransitionRefused } from '../exceptions.js'
import { tellOfStep } from '../order_mails.js'
import { ORDER_STATUSES, ORDER_TRANSITIONS, type OrderStatus } from '../order_status.js'
import { recordStep } from '../order_steps.js'
import { giveStockBack } from '../stock.js'

/** A step of an order, taken by staff. */
export interface StatusChange {
  orderId: number
  to: OrderStatus
  /** The staff member; left out where the shop itself cancels. */
  actorId?: number
}

/** Both databases write the list of allowed former statuses into the statement that changes it. */
const CHANGES = Object.fromEntries(
  ORDER_STATUSES.map((to) => [
    to,
    `UPDATE orders SET status = '${to}', updated_at = ? WHERE id = ?
      AND status IN (${formerStatuses(to)}) RETURNING member_id AS "memberId", total`,
  ])
) as Record<OrderStatus, string>

function formerStatuses(to: OrderStatus): string {
  const from = ORDER_STATUSES.filter((status) => ORDER_TRANSITIONS[status].includes(to))
  return from.length ? from.map((status) => `'${status}'`).join(', ') : "''"
}

/**
 * Moves an order one step on and writes down when and by whom; a cancelled order gives back its
 * points and what it took from the store, in the same transaction and once.
 *
 * @throws not_found, transition_refused
 */
export async function changeOrderStatus(
  trx: TransactionClientContract,
  change: StatusChange
): Promise<void> {
  const { orderId, to, actorId } = change
  type Changed = { memberId: number; total: number }
  const at = clock.now()
  const [order] = await rows<Changed>(trx, CHANGES[to], [at, orderId])
  if (!order) {
    const [known] = await rows(trx, 'SELECT id FROM orders WHERE id = ?', [orderId])
    throw known ? new TransitionRefused() : new NotThere()
  }
  if (to === 'cancelled') await undo(trx, change, order)
  await recordStep(trx, { orderId, status: to, at, actorId })
  // Last of all: the mail speaks of what was written before it.
  await tellOfStep(trx, { ...order, orderId, status: to })
  if (actorId === undefined) return
  await recordAudit(trx, {
    by: { source: 'admin', staffId: actorId },
    action: 'order.status_changed',
    subject: { type: 'order', id: orderId },
    detail: to,
  })
}

async function undo(
  trx: TransactionClientContract,
  { orderId, actorId }: StatusChange,
  { memberId, total }: { memberId: number; total: number }
) {
  if (total > 0) {
    await credit(trx, {
      memberId,
      points: total,
      source: 'cancelled_order',
      sourceName: `#${orderId}`,
      reference: `cancel:${orderId}`,
      actorId,
    })
  }
  await giveStockBack(trx, orderId)
}

/** Cancels an order that has not left the house: points and stock come back, once. */
export function cancelOrder(
  trx: TransactionClientContract,
  order: { orderId: number; actorId?: number }
): Promise<void> {
  return changeOrderStatus(trx, { ...order, to: 'cancelled' })
}
