import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { openCode } from '#points/code_batches/code_format'
import { codeKeys } from '#points/code_batches/code_keys'
import CodeCredit from '#points/code_batches/models/code_credit'
import { DisputeSettled, CodeSpent } from '#points/disputes/exceptions'
import { adjust, holdBalances } from '#points/ledger'
import { letInAlone } from '#points/two_people/let_in_alone'
import { lockSticker, paymentsOf, useUp } from '../disputed_code_sql.js'
import Dispute from '../models/dispute.js'

/** What its member may be told of an answered dispute. */
export interface SettledDispute {
  memberId: number
  disputeId: number
  /** Credited, in points; 0 where it was declined. */
  points: number
}

/** Topic of the message that a dispute was answered. */
export const DISPUTE_SETTLED_TOPIC = topic<SettledDispute>('points.dispute_settled')

/** What support makes of a disputed sticker. */
export interface Settlement {
  disputeId: number
  staffId: number
  /** What the member reads. */
  answer: string
  /** Credited; without points the dispute is declined. */
  points?: number
}

/**
 * Credits a disputed sticker through the ledger, or declines it, with a line in the audit log. A
 * credited code is used up by it. Locks in the order: disputes of the code, member, code.
 *
 * @throws too_much_alone, dispute_settled where there is no such open dispute, code_spent where the code has paid
 *   as often as it may
 */
export async function settleDispute(trx: Transaction, settlement: Settlement): Promise<void> {
  const { disputeId, staffId, answer, points } = settlement
  const state = points === undefined ? 'declined' : 'credited'
  const dispute = await heldDispute(trx, disputeId)
  dispute.merge({ state, points: points ?? null, actorId: staffId, settledAt: clock.now() })
  const { memberId, code } = dispute
  if (points !== undefined) await pay(trx, { ...settlement, memberId, code, points })
  dispute.sealedAnswer = await sealForMember(trx, memberId, answer)
  await dispute.save()
  await recordAudit(trx, {
    by: { source: 'admin', staffId },
    action: `dispute.${state}`,
    subject: { type: 'dispute', id: disputeId },
    detail: points === undefined ? undefined : String(points),
  })
  const payload = { memberId, disputeId, points: points ?? 0 }
  const dedupeKey = `dispute_settled:${disputeId}`
  await sendLater(trx, { topic: DISPUTE_SETTLED_TOPIC, dedupeKey, memberId, payload })
}

/**
 * All disputes of one code are settled one after the other, and who comes second finds nothing to settle: two clicks
 * credit once.
 */
async function heldDispute({ client }: Transaction, id: number): Promise<Dispute> {
  const { code } = (await Dispute.find(id, { client })) ?? { code: '' }
  const ofCode = await Dispute.query({ client }).where({ code }).orderBy('id').forUpdate()
  const dispute = ofCode.find((one) => one.id === id)
  if (dispute?.state !== 'open') throw new DisputeSettled()
  return dispute
}

type Payment = Required<Settlement> & { memberId: number; code: string }

async function pay(trx: Transaction, payment: Payment) {
  const { disputeId, staffId, answer, points, memberId, code } = payment
  await payDisputedCode(trx, { code, memberId })
  await letInAlone(trx, { points, by: { source: 'admin', staffId } })
  const entry = await adjust(trx, {
    memberId,
    points,
    source: 'adjustment_manual',
    sourceName: '',
    reference: `dispute:${disputeId}`,
    reason: answer,
    actorId: staffId,
  })
  const credit = { code, memberId, entryId: entry.id, creditedAt: clock.now() }
  await CodeCredit.create(credit, { client: trx.client })
}

/** A dispute pays a code nobody printed once: what it stands for is known to nobody. */
const FOREIGN_PAYS_MAX = 1

/**
 * Uses a disputed code up as a scan does, before its dispute is credited: scans that stand and
 * disputes together are paid as often as the code may be scanned, and each member once. Where all
 * its scans are used up, a scan that was taken back makes room. The caller holds the reports of the code.
 *
 * @throws code_spent
 */
async function payDisputedCode(
  trx: Transaction,
  { code, memberId }: { code: string; memberId: number }
): Promise<void> {
  // Members before codes, as where scans are accepted.
  await holdBalances(trx, [memberId])
  const maxScans = await lockCode(trx, code)
  const paid = await paymentsOf(trx, { code, memberId })
  const isPaidToMember = paid.scannedByMember + paid.creditedToMember > 0
  const times = paid.scanned + paid.credited
  if (isPaidToMember || times >= (maxScans ?? FOREIGN_PAYS_MAX)) throw new CodeSpent()
  await useUp(trx, code)
}

/** @returns how often the code may be scanned; undefined where it is none of ours */
async function lockCode(trx: Transaction, code: string): Promise<number | undefined> {
  const opened = openCode(code, codeKeys())
  if (!opened) return undefined
  return lockSticker(trx, { code, ...opened })
}
