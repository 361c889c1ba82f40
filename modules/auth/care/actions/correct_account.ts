import { transaction, type Transaction } from '#app/transaction'
import { accountIn, saveNames, waitFor, type Account, type Names } from '#auth/account/account_sql'
import { askToConfirm } from '#auth/account/email_confirmation'
import { moveEmail } from '#auth/account/move_email'
import type { ByStaff } from '#auth/actions/delete_member'
import { sendValidationLink } from '#auth/actions/send_validation_link'
import { changedIn, recordCorrection } from '#auth/care/corrections'
import { holdMember } from '#auth/hold_member'
import { rewardProfile } from '#auth/profile/points'
import env from '#start/env'

/** Names and e-mail address, in lower case, as they are right. */
export type RightAccount = Names & { email: string }

/**
 * Puts names and e-mail address of a member right, as the member asked for it. Another address gets
 * a link, and the account keeps its own until its owner opens that; the address of an account that
 * nobody activated yet is replaced at once, and the link activates it.
 *
 * @returns false where there is no such member
 */
export class CorrectAccount {
  async handle(id: number, right: RightAccount, staff: ByStaff): Promise<boolean> {
    return transaction(async (trx) => {
      if (!(await holdMember(trx, id))) return false
      const before = await accountIn(trx, id)
      if (!before) return false
      const changed = changedIn(written(before), right)
      if (!changed.length) return true
      await saveNames(trx, id, right)
      await this.#direct(trx, id, { before, email: right.email })
      await rewardProfile(trx, id)
      await recordCorrection(trx, staff, { id, part: 'account', changed })
      return true
    })
  }

  async #direct(
    trx: Transaction,
    id: number,
    { before, email }: { before: Account; email: string }
  ) {
    if (email === before.email) return waitFor(trx, id, null)
    const locale = before.locale ?? env.get('APP_LOCALE', 'en')
    if (before.registeredAt !== null) return askToConfirm(trx, { id, email }, locale)
    await moveEmail(trx, { id, from: before.email, to: email, locale })
    await sendValidationLink(trx, id)
  }
}

/** What the account says now: the address that waits is the one that was written down last. */
function written({ email, pendingEmail, lastName, firstName }: Account): Partial<RightAccount> {
  return {
    email: pendingEmail ?? email,
    last_name: lastName ?? undefined,
    first_name: firstName ?? undefined,
  }
}
