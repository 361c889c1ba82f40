import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { StaffEmailTaken } from '#auth/staff_exceptions'
import type { StaffMember } from '#auth/member'
import { mailInvitation, mustSendMail, newInvitationLink } from '#auth/staff_invitations'

/** Who is to work in the back-office; the caller has validated the values. */
export interface StaffInvitation {
  /** In lower case. */
  email: string
  name: string
  role: StaffMember['role']
  /** Language of the message. */
  locale: string | null
}

/** How the link reaches the person: by e-mail, or by the one who asked for it. */
export type Delivery = 'mail' | 'by_hand'

/** An account that waits for its password. */
export interface InvitedStaff {
  id: number
  /** Where the password is set; works once and for three days. */
  link: string
}

const INSERT = `INSERT INTO staff_members (email, name, role, locale, created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`

/**
 * Makes an account for the back-office whose owner chooses the password.
 *
 * @throws unique, mail_not_configured
 */
export async function inviteStaff(
  { email, name, role, locale }: StaffInvitation,
  by: Actor,
  delivery: Delivery = 'mail'
): Promise<InvitedStaff> {
  if (delivery === 'mail') await mustSendMail()
  return transaction(async (trx) => {
    const now = clock.now()
    const [made] = await rows<{ id: number }>(trx, INSERT, [email, name, role, locale, now, now])
    if (!made) throw new StaffEmailTaken()
    const link = await newInvitationLink(trx, made.id)
    if (delivery === 'mail') await mailInvitation(trx, { id: made.id, email, name, locale }, link)
    const subject = { type: 'staff', id: made.id }
    await recordAudit(trx, { by, action: 'staff.invited', subject, detail: role })
    return { id: made.id, link }
  })
}
