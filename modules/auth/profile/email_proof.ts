import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { InvalidSignature } from '#app/exceptions/page_exceptions'
import { consumeLimit } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import { EMAIL_PROOFS_PER_MEMBER } from '../constants.js'
import { TooManyAttempts } from '../exceptions.js'
import { sendActionMail } from '../members/action_mail.js'
import { findMember } from '../members/queries/member_by_id_sql.js'
import { heldAccount } from './account.js'
import type { WaitingEmail } from './email_confirmation.js'
import { isGenuine, mailboxLink, wentTo, type Door } from './mailbox_link.js'
import { tellProven } from './move_email.js'

const DOOR: Door = { route: 'email.confirmation', purpose: 'email_proof' }

/**
 * Sends the link by which a member shows that mails to the address of the account arrive.
 *
 * @param locale the language of the page
 * @throws too_many_attempts
 */
export async function askForProof({ id, email }: WaitingEmail, locale: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeLimit(
    `email-proof:${id}`,
    EMAIL_PROOFS_PER_MEMBER
  )
  if (!allowed) throw new TooManyAttempts(retryAfterSeconds)
  const mail = {
    dedupeKey: `mail:email_proof:${randomUUID()}`,
    memberId: id,
    key: 'mail.email_proof',
    isAsked: true,
    values: { link: mailboxLink(DOOR, { id, email }) },
  }
  await transaction((trx) => sendActionMail(trx, { email, locale }, mail))
}

/** The account and the address the link of this request proves; null where it was made for something else, or for an address of before. */
export async function proofOfLink(ctx: HttpContext): Promise<WaitingEmail | null> {
  if (!isGenuine(ctx, DOOR)) return null
  const member = await findMember(Number(ctx.params.user))
  return member && wentTo(ctx, member.email) ? { id: member.id, email: member.email } : null
}

/** Says that mails to the address of an account arrive. @throws invalid_signature where it has another one by now */
export function proveEmail({ id, email }: WaitingEmail): Promise<void> {
  return transaction(async (trx) => {
    const account = await heldAccount(trx, id)
    if (account?.email !== email) throw new InvalidSignature()
    await tellProven(trx, { memberId: id, address: email })
  })
}
