import { clock } from '#app/clock'
import { refuseIfNotAsShown } from '#app/http/saved_since'
import { storedLocale } from '#app/stored_locale'
import { transaction, type Transaction } from '#app/transaction'
import { changedIn, recordCorrection, type CorrectedByStaff } from '#auth/care/corrections'
import { heldAccount, waitFor, type Account } from '#auth/profile/account'
import { askToConfirm } from '#auth/profile/email_confirmation'
import { moveEmail } from '#auth/profile/move_email'
import { rewardProfile } from '#auth/profile/points'
import { sendValidationLink } from '#auth/registration/actions/send_validation_link'

/** Names and e-mail address, in lower case, as they are right. */
export type RightAccount = Record<'email' | 'last_name' | 'first_name', string>

/**
 * Puts names and e-mail address of a member right, as the member asked for it. Another address gets
 * a link, and the account keeps its own until its owner opens that; the address of an account that
 * nobody activated yet is replaced at once, and the link activates it.
 *
 * @returns false where there is no such member
 * @throws changed_meanwhile
 */
export async function correctAccount(
  id: number,
  right: RightAccount,
  staff: CorrectedByStaff
): Promise<boolean> {
  return transaction(async (trx) => {
    const account = await heldAccount(trx, id)
    if (!account) return false
    const now = written(account)
    const changed = changedIn(now, right)
    if (!changed.length) return true
    refuseIfNotAsShown(now, staff.shown)
    const { last_name: lastName, first_name: firstName } = right
    await account.merge({ lastName, firstName, updatedAt: clock.now() }).save()
    await direct(trx, account, right.email)
    await rewardProfile(trx, id)
    await recordCorrection(trx, staff, { id, part: 'account', changed })
    return true
  })
}

async function direct(trx: Transaction, account: Account, email: string) {
  const { id } = account
  if (email === account.email) return waitFor(trx, id, null)
  const locale = storedLocale(account.locale)
  if (account.registeredAt !== null) return askToConfirm(trx, { id, email }, locale)
  await moveEmail(trx, account, { to: email, locale })
  await sendValidationLink(trx, id)
}

/** What the account says now: the address that waits is the one that was written down last. */
function written({ email, pendingEmail, lastName, firstName }: Account): Partial<RightAccount> {
  return {
    email: pendingEmail ?? email,
    last_name: lastName ?? undefined,
    first_name: firstName ?? undefined,
  }
}
