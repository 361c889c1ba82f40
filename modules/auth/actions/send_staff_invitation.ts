import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import type { Delivery, InvitedStaff } from '#auth/actions/invite_staff'
import type { StaffMember } from '#auth/member'
import { UnknownStaff } from '#auth/staff_exceptions'
import { mailInvitation, mustSendMail, newInvitationLink } from '#auth/staff_invitations'

const HOLD = `UPDATE staff_members SET updated_at = ? WHERE id = ? AND disabled_at IS NULL
  RETURNING id, email, name, role, locale`

/**
 * Sends a new link to set a password by: to who has not come yet, or has forgotten the password.
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
    const [staff] = await rows<StaffMember>(trx, HOLD, [clock.now(), staffId])
    if (!staff) throw new UnknownStaff()
    const link = await newInvitationLink(trx, staffId)
    if (delivery === 'mail') await mailInvitation(trx, staff, link)
    const subject = { type: 'staff', id: staffId }
    await recordAudit(trx, { by, action: 'staff.invitation_sent', subject })
    return { id: staffId, link }
  })
}
