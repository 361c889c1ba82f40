import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { DueMessage } from '#app/outbox/handlers'
import { transaction, type Transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { addressHash } from '../address_hash.js'
import SuppressedAddress from '../models/suppressed_address.js'
import { isActive } from '../queries/suppressions_of.js'

/** Lets mails go to an address whose owner has shown that they arrive. */
export function liftByProof({ memberId, payload, createdAt }: DueMessage<{ address: string }>) {
  return transaction(async (trx) => {
    if (memberId === null || !(await holdMember(trx, memberId))) return
    await lift(trx, payload.address, createdAt)
  })
}

/** Why staff lets mails go to an address again. */
export const LIFT_REASONS = ['member_asked', 'mailbox_works', 'our_fault'] as const

/** A member whose address staff lets mails go to again, and why. */
export interface StaffLifting {
  member: { id: number; email: string }
  reason: (typeof LIFT_REASONS)[number]
  by: Actor
}

/** The same by a staff member. @returns whether the address rested */
export async function liftByStaff(
  trx: Transaction,
  { member, reason, by }: StaffLifting
): Promise<boolean> {
  await holdMember(trx, member.id)
  if (!(await lift(trx, member.email, clock.now()))) return false
  const subject = { type: 'member', id: member.id }
  await recordAudit(trx, { by, action: 'member.mails_resumed', subject, detail: reason })
  return true
}

/**
 * Lifts what was reported until then, and forgets what was only counted.
 *
 * @param at in ms UTC
 * @returns whether the address rested
 */
async function lift(trx: Transaction, address: string, at: number): Promise<boolean> {
  const reported = await SuppressedAddress.query(trx)
    .where({ addressHash: addressHash(address) })
    .where('reportedAt', '<=', at)
  const rested = reported.some(isActive)
  for (const row of reported) {
    row.merge({ liftedAt: at, softBounces: [], since: null, until: null })
    await row.useTransaction(trx.client).save()
  }
  return rested
}
