import { clock } from '#app/clock'
import { unlessTaken } from '#app/database/unique_violation'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import { AlreadyTaken } from '#auth/exceptions'
import { saveDay } from '#auth/extra_points/special_days'
import { hashPassword, storePassword } from '#auth/passwords/passwords'
import { heldAccount } from '../account.js'
import { moveEmail } from '../move_email.js'
import { rewardProfile } from '../points.js'

/** What the member may change of itself; what is left out stays. */
export interface ProfileChange {
  /** In lower case. */
  email: string
  last_name: string
  first_name: string
  /** YYYY-MM-DD; null takes it away. */
  birthday?: string | null
  /** MM-DD; null takes it away. */
  name_day?: string | null
  new_password?: string
}

/** Who changes it, and from which login. */
export interface ChangingMember {
  id: number
  /** The login that stays when the password changes. */
  loginId: string
  /** The language of the page. */
  locale: string
}

/**
 * Saves the profile data. Birthday and name day earn their points the first time they are given,
 * and so do complete data.
 * Whether the member has proved itself for another e-mail address or password is asked before.
 *
 * @throws unique
 */
export async function saveProfile(member: ChangingMember, change: ProfileChange): Promise<void> {
  const hash = change.new_password && (await hashPassword(change.new_password))
  const saved = transaction(async (trx) => {
    // The first statement locks the member, so that parallel saves take turns.
    const account = await heldAccount(trx, member.id)
    if (!account) throw new NotFound()
    const { last_name: lastName, first_name: firstName } = change
    await account.merge({ lastName, firstName, updatedAt: clock.now() }).save()
    if (account.email !== change.email) {
      await moveEmail(trx, account, { to: change.email, locale: member.locale })
    }
    for (const kind of ['birthday', 'name_day'] as const) {
      const day = change[kind]
      if (day !== undefined) await saveDay(trx, member.id, { kind, day })
    }
    await rewardProfile(trx, member.id)
    const { id: memberId, loginId } = member
    if (hash) await storePassword(trx, { memberId, hash, kept: { loginId } })
  })
  await unlessTaken(saved, () => new AlreadyTaken('email'))
}
