import { recordAudit, type Actor } from '#app/audit/audit'
import type { Transaction } from '#app/transaction'
import { findEntryByReference, hasStandingScan, NotEnoughPoints, reverse } from '#points'
import Member from '../../members/models/member.js'
import Referral from '../models/referral.js'

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
  // Decisions about one member take turns, also where the member left meanwhile.
  const untouched = { updatedAt: trx.client.raw('updated_at') }
  await Member.query(trx).where('id', inviteeId).update(untouched)
  if (await hasStandingScan(trx, inviteeId)) return
  const referral = await Referral.query(trx).where({ inviteeId, state: 'credited' }).first()
  if (!referral) return
  const entry = await findEntryByReference(trx, `referral:${inviteeId}`)
  if (!entry) throw new Error(`The referral of member ${inviteeId} has no entry`)
  const isTaken = await takeBack(trx, entry.id, inviteeId)
  const declined = { state: 'declined', reason: 'scan_taken_back', points: 0 }
  if (isTaken) await referral.merge(declined).save()
  await recordAudit(trx, {
    by,
    action: isTaken ? 'referral.taken_back' : 'referral.kept_spent',
    subject: { type: 'member', id: referral.inviterId },
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
