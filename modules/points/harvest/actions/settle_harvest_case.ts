import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { UnknownCase } from '#points/exceptions'
import HarvestCase from '../models/harvest_case.js'

/** What somebody found who looked at a case. */
export interface HarvestVerdict {
  memberId: number
  verdict: 'honest' | 'confirmed'
  /** Words for colleagues; they go when the member goes. */
  note?: string | null
  by: Actor
}

/**
 * Settles a case. Nothing follows from it by itself: stickers are voided and points corrected by
 * whoever decides so.
 *
 * @throws unknown_case
 */
export async function settleHarvestCase(
  trx: Transaction,
  { memberId, verdict, note, by }: HarvestVerdict
): Promise<void> {
  const staffId = by.source === 'admin' ? by.staffId : null
  const found = await HarvestCase.find(memberId, { client: trx.client })
  if (!found) throw new UnknownCase()
  const settled = { state: verdict, settledAt: clock.now(), settledBy: staffId }
  await found.merge({ ...settled, note: note || null }).save()
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'harvest.settled', subject, detail: verdict })
}
