import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { DisputeSettled } from '#points/exceptions'
import { adjust } from '#points/ledger'

/** What support makes of a reported sticker. */
export interface Settlement {
  disputeId: number
  staffId: number
  /** What the member reads. */
  answer: string
  /** Credited; without points the report is declined. */
  points?: number
}

/** Who comes second finds nothing to settle, so that two clicks credit once. */
const SETTLE = `UPDATE disputes SET state = ?, points = ?, actor_id = ?, settled_at = ?
  WHERE id = ? AND state = 'open' RETURNING member_id AS "memberId"`

const ANSWER = 'UPDATE disputes SET sealed_answer = ? WHERE id = ?'

/**
 * Credits a reported sticker through the ledger, or declines it, with a line in the audit log.
 *
 * @throws dispute_settled where there is no such open dispute
 */
export async function settleDispute(
  trx: Transaction,
  { disputeId, staffId, answer, points }: Settlement
): Promise<void> {
  const state = points === undefined ? 'declined' : 'credited'
  const values = [state, points ?? null, staffId, clock.now(), disputeId]
  const [settled] = await rows<{ memberId: number }>(trx, SETTLE, values)
  if (!settled) throw new DisputeSettled()
  const { memberId } = settled
  if (points !== undefined) {
    await adjust(trx, {
      memberId,
      points,
      source: 'adjustment_manual',
      sourceName: '',
      reference: `dispute:${disputeId}`,
      reason: answer,
      actorId: staffId,
    })
  }
  await rows(trx, ANSWER, [await sealForMember(trx, memberId, answer), disputeId])
  await recordAudit(trx, {
    by: { source: 'admin', staffId },
    action: `dispute.${state}`,
    subject: { type: 'dispute', id: disputeId },
    detail: points === undefined ? undefined : String(points),
  })
}
