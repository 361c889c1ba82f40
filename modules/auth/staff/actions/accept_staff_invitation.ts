import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { networkOf } from '#app/http/network'
import { consumeLimit } from '#app/limits/limit'
import { endSessionsOf } from '#app/sessions/session_store'
import { afterCommit, transaction, type Transaction } from '#app/transaction'
import { STAFF_INVITATIONS_PER_ADDRESS } from '#auth/constants'
import { hashOfToken } from '#auth/login/secrets'
import { hashPassword } from '#auth/passwords/passwords'
import { InvitationSpent, StaffSignInThrottled } from '../exceptions.js'
import StaffInvitation from '../models/staff_invitation.js'
import StaffMember from '../models/staff_member.js'
import { endInvitationsOf } from '../staff_invitations.js'

/** What the page of the link sends. */
interface Acceptance {
  token: string
  password: string
  /** Network address of the visitor. */
  address: string
}

/**
 * The staff member this link is for.
 *
 * @throws throttled, invitation_spent where it is unknown, used or too old
 */
export async function inviteeOf(token: string, address: string): Promise<StaffMember> {
  const key = `staff-invitation:${networkOf(address)}`
  const { allowed, retryAfterSeconds } = await consumeLimit(key, STAFF_INVITATIONS_PER_ADDRESS)
  if (!allowed) throw new StaffSignInThrottled(retryAfterSeconds, 'password')
  const invitation = await openInvitation(token).preload('staff').first()
  if (!invitation || invitation.staff.disabledAt !== null) throw new InvitationSpent()
  return invitation.staff
}

/**
 * Sets the password by a link that works once, and ends every login of the person.
 *
 * @throws throttled, invitation_spent
 */
export async function acceptStaffInvitation(acceptance: Acceptance): Promise<StaffMember> {
  const { token, password, address } = acceptance
  // A wrong link is refused before the costly hash.
  const invitee = await inviteeOf(token, address)
  const hash = await hashPassword(password)
  await transaction(async (trx) => {
    const now = clock.now()
    const staffId = invitee.id
    const [used] = await openInvitation(token, trx).where({ staffId }).update({ usedAt: now })
    const staff = StaffMember.active(trx).where('id', staffId)
    const [changed] = used ? await staff.update({ password: hash, updatedAt: now }) : []
    if (!changed) throw new InvitationSpent()
    await endInvitationsOf(trx, staffId)
    const by = { source: 'admin', staffId } as const
    const subject = { type: 'staff', id: staffId }
    await recordAudit(trx, { by, action: 'staff.password_set', subject })
    afterCommit(trx, () => endSessionsOf({ staffId }))
  })
  return invitee
}

function openInvitation(token: string, trx?: Transaction) {
  return StaffInvitation.query(trx)
    .where('tokenHash', hashOfToken(token))
    .whereNull('usedAt')
    .where('expiresAt', '>', clock.now())
}
