import { recordAudit, type Actor } from '#app/audit/audit'
import { transaction, type Transaction } from '#app/transaction'
import type { StaffMember } from '#auth/members/member'
import { newStaffMember } from '../new_staff_member.js'
import { mailInvitation, mustSendMail, newInvitationLink } from '../staff_invitations.js'

/**
 * Somebody who is to work in the back-office: the address in lower case, and the language of the
 * message. The caller has validated the values.
 */
export type InvitedPerson = Pick<StaffMember, 'email' | 'name' | 'role' | 'locale'>

/** How the link reaches the person: by e-mail, or by the one who asked for it. */
export type Delivery = 'mail' | 'by_hand'

/** An account that waits for its password. */
export interface InvitedStaff {
  id: number
  /** Where the password is set; works once and for three days. */
  link: string
}

/**
 * Makes an account for the back-office whose owner chooses the password.
 *
 * @throws unique, mail_not_configured
 */
export async function inviteStaff(
  person: InvitedPerson,
  by: Actor,
  delivery: Delivery = 'mail'
): Promise<InvitedStaff> {
  return transaction((trx) => inviteStaffIn(trx, { person, by, delivery }))
}

/** The same among other things. */
export async function inviteStaffIn(
  trx: Transaction,
  { person, by, delivery }: { person: InvitedPerson; by: Actor; delivery: Delivery }
): Promise<InvitedStaff> {
  if (delivery === 'mail') await mustSendMail()
  const made = await newStaffMember(trx, person)
  const link = await newInvitationLink(trx, made.id)
  if (delivery === 'mail') await mailInvitation(trx, made, link)
  const subject = { type: 'staff', id: made.id }
  await recordAudit(trx, { by, action: 'staff.invited', subject, detail: person.role })
  return { id: made.id, link }
}
