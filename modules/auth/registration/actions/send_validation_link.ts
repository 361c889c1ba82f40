import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { sendActionMail } from '#auth/members/action_mail'
import Member from '#auth/members/models/member'
import { validationLink } from '../validation_link.js'

/**
 * Sends the link by which the owner of an account that was prepared elsewhere activates it.
 *
 * @returns false where there is no such account, or it is active already
 */
export async function sendValidationLink(trx: Transaction, memberId: number): Promise<boolean> {
  const now = clock.now()
  const prepared = () =>
    Member.active(trx).where('id', memberId).whereNotNull('email').whereNull('registeredAt')
  // A write on purpose: the row stays as it is until the message is committed.
  await prepared().update({ updatedAt: now })
  const account = await prepared().first()
  if (!account) return false
  return sendActionMail(trx, account, {
    dedupeKey: `mail:registration_validation:${memberId}:${now}`,
    key: 'mail.registration_validation',
    isAsked: true,
    values: { link: validationLink({ id: memberId, email: account.email! }) },
    memberId,
  })
}
