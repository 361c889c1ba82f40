import { recordAudit, type AuditEntry } from '#app/audit/audit'
import type { Transaction } from '#app/transaction'

/** What staff did to an order; without a staff member it was the shop or the member. */
export interface OrderDeed {
  orderId: number
  actorId?: number
  action: AuditEntry['action']
  detail?: string
}

/** Writes down what a staff member did to an order. */
export async function recordDeed(
  trx: Transaction,
  { orderId, actorId, action, detail }: OrderDeed
): Promise<void> {
  if (actorId === undefined) return
  const by = { source: 'admin', staffId: actorId } as const
  await recordAudit(trx, { by, action, subject: { type: 'order', id: orderId }, detail })
}
