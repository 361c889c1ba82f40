import { recordAudit, type Actor } from '#app/audit/audit'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { findEntryByReference, hasStandingScan, NotEnoughPoints, reverse } from '#points'

/** Decisions about one member take turns, also where the member left meanwhile. */
const LOCK = 'UPDATE members SET updated_at = updated_at WHERE id = ? RETURNING id'

/** Who comes second finds nothing to take back. */
const DECLINE = `UPDATE referrals SET state = 'declined', reason = 'scan_taken_back', points = 0
  WHERE invitee_id = ? AND state = 'credited' RETURNING inviter_id AS "inviterId"`

const KEEP = `UPDATE referrals SET state = 'credited', reason = NULL, points = ?
  WHERE invitee_id = ?`

/**
 * Takes the reward for an invitation back once no scan of the invited member stands any more. What the
 * inviter has spent already stays with the inviter, which the audit log says.
 *
 * @param by who took the scan back
 */
export async function takeBackReferral(
  trx: Transaction,
  inviteeId: number,
  by: Actor
): Promise<void> {
  await rows(trx, LOCK, [inviteeId])
  if (await hasStandingScan(trx, inviteeId)) return
  const [declined] = await rows<{ inviterId: number }>(trx, DECLINE, [inviteeId])
  if (!declined) return
  const entry = await findEntryByReference(trx, `referral:${inviteeId}`)
  if (!entry) throw new Error(`The referral of member ${inviteeId} has no entry`)
  const isTaken = await takeBack(trx, entry.id, inviteeId)
  if (!isTaken) await rows(trx, KEEP, [entry.points, inviteeId])
  await recordAudit(trx, {
    by,
    action: isTaken ? 'referral.taken_back' : 'referral.kept_spent',
    subject: { type: 'member', id: declined.inviterId },
    detail: String(entry.points),
  })
}

/** @returns false where the points are spent */
async function takeBack(trx: Transaction, entryId: number, inviteeId: number): Promise<boolean> {
  const reference = `referral-reversed:${inviteeId}`
  try {
    await reverse(trx, { entryId, source: 'referral', sourceName: '', reference })
    return true
  } catch (error) {
    if (error instanceof NotEnoughPoints) return false
    throw error
  }
}
