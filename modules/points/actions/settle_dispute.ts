import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { DisputeSettled } from '#points/exceptions'
import { adjust } from '#points/ledger'
import { payReportedCode } from './pay_reported_code.js'

/** Topic of the message that a report was answered; payload `SettledReport`. */
export const DISPUTE_SETTLED_TOPIC = 'points.dispute_settled'

/** What its member may be told of an answered report. */
export interface SettledReport {
  memberId: number
  disputeId: number
  /** Credited, in points; 0 where it was declined. */
  points: number
}

/** What support makes of a reported sticker. */
export interface Settlement {
  disputeId: number
  staffId: number
  /** What the member reads. */
  answer: string
  /** Credited; without points the report is declined. */
  points?: number
}

/** All reports of one code are settled one after the other. */
const HOLD = `UPDATE disputes SET state = state
  WHERE code = (SELECT code FROM disputes WHERE id = ?)`

/** Who comes second finds nothing to settle, so that two clicks credit once. */
const SETTLE = `UPDATE disputes SET state = ?, points = ?, actor_id = ?, settled_at = ?
  WHERE id = ? AND state = 'open' RETURNING member_id AS "memberId", code`

const ANSWER = 'UPDATE disputes SET sealed_answer = ? WHERE id = ?'

const REMEMBER = `INSERT INTO code_credits (code, member_id, entry_id, credited_at)
  VALUES (?, ?, ?, ?)`

/**
 * Credits a reported sticker through the ledger, or declines it, with a line in the audit log. A
 * credited code is used up by it. Locks in the order: reports of the code, code, member.
 *
 * @throws dispute_settled where there is no such open dispute, code_spent where the code has paid
 *   as often as it may
 */
export async function settleDispute(trx: Transaction, settlement: Settlement): Promise<void> {
  const { disputeId, staffId, answer, points } = settlement
  const state = points === undefined ? 'declined' : 'credited'
  const values = [state, points ?? null, staffId, clock.now(), disputeId]
  await rows(trx, HOLD, [disputeId])
  const [settled] = await rows<{ memberId: number; code: string }>(trx, SETTLE, values)
  if (!settled) throw new DisputeSettled()
  if (points !== undefined) await pay(trx, { ...settlement, ...settled, points })
  await rows(trx, ANSWER, [await sealForMember(trx, settled.memberId, answer), disputeId])
  await recordAudit(trx, {
    by: { source: 'admin', staffId },
    action: `dispute.${state}`,
    subject: { type: 'dispute', id: disputeId },
    detail: points === undefined ? undefined : String(points),
  })
  await tellMember(trx, { memberId: settled.memberId, disputeId, points: points ?? 0 })
}

/** The words of the answer stay on the scanner page. */
async function tellMember(trx: Transaction, payload: SettledReport & Record<string, unknown>) {
  const { memberId, disputeId } = payload
  const dedupeKey = `dispute_settled:${disputeId}`
  await sendLater(trx, { topic: DISPUTE_SETTLED_TOPIC, dedupeKey, memberId, payload })
}

type Payment = Required<Settlement> & { memberId: number; code: string }

async function pay(trx: Transaction, payment: Payment) {
  const { disputeId, staffId, answer, points, memberId, code } = payment
  await payReportedCode(trx, { code, memberId })
  const entry = await adjust(trx, {
    memberId,
    points,
    source: 'adjustment_manual',
    sourceName: '',
    reference: `dispute:${disputeId}`,
    reason: answer,
    actorId: staffId,
  })
  await rows(trx, REMEMBER, [code, memberId, entry.id, clock.now()])
}
