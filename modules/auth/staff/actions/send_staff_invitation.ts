import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { UnknownStaff } from '../exceptions.js'
import StaffMember from '../models/staff_member.js'
import { mailInvitation, mustSendMail, newInvitationLink } from '../staff_invitations.js'
import type { Delivery, InvitedStaff } from './invite_staff.js'

/**
 * Sends a new link to set a password by, to a staff member who has none yet or has forgotten it.
 * The second factor stays, so the link alone opens nothing.
 *
 * @throws unknown_staff where there is no such account or it is disabled, mail_not_configured
 */
export async function sendStaffInvitation(
  staffId: number,
  by: Actor,
  delivery: Delivery = 'mail'
): Promise<InvitedStaff> {
  if (delivery === 'mail') await mustSendMail()
  return transaction(async (trx) => {
    const open = () => StaffMember.active(trx).where('id', staffId)
    // A write, which holds the row: the account stays open until the link is committed.
    await open().update({ updatedAt: clock.now() })
    const staff = await open().first()
    if (!staff) throw new UnknownStaff()
    const link = await newInvitationLink(trx, staffId)
    if (delivery === 'mail') await mailInvitation(trx, staff, link)
    const subject = { type: 'staff', id: staffId }
    await recordAudit(trx, { by, action: 'staff.invitation_sent', subject })
    return { id: staffId, link }
  })
}
