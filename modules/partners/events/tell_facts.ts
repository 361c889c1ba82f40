import { randomUUID } from 'node:crypto'
import { CONSENT_CHANGED, follow, ORDER_CHANGED } from '#app/outbox/facts'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import { memberSync } from '#auth'
import { endpoint } from './endpoint.js'
import { PARTNER_EVENT, type PartnerEvent } from './partner_event.js'

/** Writes the events of consents and orders, in the transactions that change them. */
export function followFacts(): void {
  follow(CONSENT_CHANGED, (trx, { memberId, purpose, given, changedAt: happenedAt }) =>
    tell(trx, memberId, { type: 'consent.changed', happenedAt, data: { purpose, given } })
  )
  follow(ORDER_CHANGED, (trx, { memberId, orderId, status, changedAt: happenedAt }) =>
    tell(trx, memberId, { type: 'order.changed', happenedAt, data: { order_id: orderId, status } })
  )
}

async function tell(trx: Transaction, memberId: number, event: PartnerEvent): Promise<void> {
  if (!endpoint()) return
  const [record] = await memberSync.recordsOf([memberId], trx)
  // Who has not finished the registration is nobody's business.
  if (!record || !('registered_at' in record)) return
  const { id, sf_id: sfId, registered_at: registeredAt } = record
  if (sfId === null && registeredAt === null) return
  const payload = { ...event, data: { id, sf_id: sfId, ...event.data } }
  await sendLater(trx, {
    topic: PARTNER_EVENT,
    memberId,
    dedupeKey: `partner_event:${randomUUID()}`,
    payload,
  })
}
