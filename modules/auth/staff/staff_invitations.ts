import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { STAFF_INVITATION_AGE_MS } from '../constants.js'
import { DeliveryReadiness } from '../contracts/delivery_readiness.js'
import { hashOfToken, newToken } from '../login/secrets.js'
import { sendActionMail, shopLink } from '../members/action_mail.js'
import { MailNotConfigured } from './exceptions.js'
import StaffInvitation from './models/staff_invitation.js'
import type StaffMember from './models/staff_member.js'

/**
 * Asks before an account is made whose owner would never hear of it.
 *
 * @throws mail_not_configured
 */
export async function mustSendMail(): Promise<void> {
  const delivery = await app.container.make(DeliveryReadiness)
  if (!delivery.canSendMail()) throw new MailNotConfigured()
}

/** A new link under which a password is set; earlier ones of the same person end. */
export async function newInvitationLink(trx: Transaction, staffId: number): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await endInvitationsOf(trx, staffId)
  const times = { createdAt: now, expiresAt: now + STAFF_INVITATION_AGE_MS }
  await StaffInvitation.create({ staffId, tokenHash: hashOfToken(token), ...times }, trx)
  return shopLink(`/admin/invitation/${token}`)
}

/** Sends the link; it stands in no other place. */
export async function mailInvitation(
  trx: Transaction,
  staff: StaffMember,
  link: string
): Promise<void> {
  const dedupeKey = `mail:staff_invitation:${randomUUID()}`
  const values = { link, name: staff.name }
  await sendActionMail(trx, staff, { dedupeKey, key: 'mail.staff_invitation', values })
}

/** Makes the open links of a person worthless. */
export async function endInvitationsOf(trx: Transaction, staffId: number): Promise<void> {
  await StaffInvitation.query(trx).where({ staffId }).whereNull('usedAt').delete()
}
