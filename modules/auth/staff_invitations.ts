import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import env from '#start/env'
import { STAFF_INVITATION_AGE_MS } from './constants.js'
import { DeliveryReadiness } from './contracts/delivery_readiness.js'
import type { StaffMember } from './member.js'
import { hashOfToken, newToken } from './secrets.js'
import { MailNotConfigured } from './staff_exceptions.js'

/** Who is invited. */
type Invited = Pick<StaffMember, 'id' | 'email' | 'name' | 'locale'>

const INSERT = `INSERT INTO staff_invitations (staff_id, token_hash, expires_at, created_at)
  VALUES (?, ?, ?, ?)`

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
  await rows(trx, INSERT, [staffId, hashOfToken(token), now + STAFF_INVITATION_AGE_MS, now])
  return new URL(`/admin/invitation/${token}`, env.get('APP_URL')).href
}

/** Sends the link; it stands in no other place. */
export async function mailInvitation(
  trx: Transaction,
  { email, name, locale }: Invited,
  link: string
): Promise<void> {
  await sendLater(trx, {
    topic: 'mail',
    dedupeKey: `mail:staff_invitation:${randomUUID()}`,
    payload: {
      to: email,
      key: 'mail.staff_invitation',
      template: 'action',
      values: { link, name },
      locale: locale ?? env.get('APP_LOCALE', 'en'),
    },
  })
}

/** Makes the open links of a person worthless. */
export async function endInvitationsOf(trx: Transaction, staffId: number): Promise<void> {
  await rows(trx, 'DELETE FROM staff_invitations WHERE staff_id = ? AND used_at IS NULL', [staffId])
}
