import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import { storedLocale } from '#app/stored_locale'
import type { Transaction } from '#app/transaction'
import { isTaken } from '#auth/members/validators/free'
import type { Account } from '#auth/profile/account'
import { askToConfirm } from '#auth/profile/email_confirmation'
import { moveEmail } from '#auth/profile/move_email'
import { sendValidationLink } from '#auth/registration/actions/send_validation_link'
import { TakenElsewhere } from './exceptions.js'

/**
 * Takes an address by the word of a partner, which proves nothing: it waits until its owner opens the link that is sent there. An
 * account that nobody activated yet gets it at once, and the link activates it.
 *
 * @returns whether anything changed
 * @throws unique
 */
export async function directEmail(
  trx: Transaction,
  account: Account,
  email: string | undefined
): Promise<boolean> {
  if (email === undefined || [account.email, account.pendingEmail].includes(email)) return false
  const { id } = account
  const locale = storedLocale(account.locale)
  const taken = () => new TakenElsewhere('email')
  if (await isTaken('email', email, id, trx)) throw taken()
  if (account.registeredAt !== null) {
    await askToConfirm(trx, { id, email }, locale)
    return true
  }
  account.updatedAt = clock.now()
  await unlessTaken(moveEmail(trx, account, { to: email, locale }), taken)
  await sendValidationLink(trx, id)
  return true
}
