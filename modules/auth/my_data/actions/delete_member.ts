import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { eraseMember } from '#app/personal/erasure'
import { endSessionsOf } from '#app/sessions/session_store'
import { afterCommit, transaction } from '#app/transaction'
import { holdMember } from '#auth/members/hold_member'
import Member from '#auth/members/models/member'

/** Staff who carry out what a member asked for by phone or letter, and how it came. */
export interface ByStaff {
  by: Actor
  /** Nothing personal: it stays for good. */
  asked: string
}

/**
 * Deletes a member: everything that names the person is erased in one transaction, ledger and
 * orders stay without a name, e-mail address and phone are free again, every login ends.
 *
 * @returns false where the member was deleted before
 * @throws order_under_way and whatever else a module refuses with; the account then stays
 */
export async function deleteMember(memberId: number, staff?: ByStaff): Promise<boolean> {
  return transaction(async (trx) => {
    const now = clock.now()
    // A second deletion of the same member waits here and finds it gone.
    if (!(await holdMember(trx, memberId))) return false
    const member = await Member.findOrFail(memberId, trx)
    await member.merge({ deletedAt: now, updatedAt: now }).save()
    const { email, pendingEmail, phone } = member
    const traces = [email, pendingEmail, phone].filter((value) => value !== null)
    await eraseMember(trx, { id: memberId, traces })
    if (staff) {
      const subject = { type: 'member', id: memberId }
      const { by, asked: detail } = staff
      await recordAudit(trx, { by, action: 'member.anonymised', subject, detail })
    }
    afterCommit(trx, () => endSessionsOf({ memberId }))
    return true
  })
}
