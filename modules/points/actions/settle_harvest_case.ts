import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { UnknownCase } from '#points/exceptions'

/** What somebody found who looked at a case. */
export interface HarvestVerdict {
  memberId: number
  verdict: 'honest' | 'confirmed'
  /** Words for colleagues; they go when the member goes. */
  note?: string | null
  by: Actor
}

const SETTLE = `UPDATE harvest_cases SET state = ?, note = ?, settled_at = ?, settled_by = ?
  WHERE member_id = ? RETURNING member_id`

/**
 * Settles a case. Nothing follows from it by itself: stickers are withdrawn and points corrected by
 * whoever decides so.
 *
 * @throws unknown_case
 */
export async function settleHarvestCase(
  trx: Transaction,
  { memberId, verdict, note, by }: HarvestVerdict
): Promise<void> {
  const staffId = by.source === 'admin' ? by.staffId : null
  const values = [verdict, note || null, clock.now(), staffId, memberId]
  const [settled] = await rows(trx, SETTLE, values)
  if (!settled) throw new UnknownCase()
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'harvest.settled', subject, detail: verdict })
}
