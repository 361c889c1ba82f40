import { isUniqueViolation } from '#app/database/unique_violation'
import { transaction } from '#app/transaction'
import { saveNames } from '#auth/account/account_sql'
import { moveEmail } from '#auth/account/move_email'
import { AlreadyTaken } from '#auth/exceptions'
import { hashPassword, storePassword } from '#auth/passwords'
import { rewardProfile } from '#auth/profile/points'
import { saveDay } from '#auth/special_days'

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

/** Who changes it, and from which session. */
export interface ChangingMember {
  id: number
  /** The session that stays when the password changes. */
  sessionId: string
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
export class SaveProfile {
  async handle(member: ChangingMember, change: ProfileChange): Promise<void> {
    const hash = change.new_password && (await hashPassword(change.new_password))
    try {
      await transaction(async (trx) => {
        // The first statement locks the member, so that parallel saves take turns.
        const before = await saveNames(trx, member.id, change)
        if (before.email !== change.email) {
          const told = { from: before.email, locale: before.locale ?? member.locale }
          await moveEmail(trx, { id: member.id, to: change.email, ...told })
        }
        for (const kind of ['birthday', 'name_day'] as const) {
          const day = change[kind]
          if (day !== undefined) await saveDay(trx, member.id, { kind, day })
        }
        await rewardProfile(trx, member.id)
        const keptSessionId = member.sessionId
        if (hash) await storePassword(trx, { memberId: member.id, hash, keptSessionId })
      })
    } catch (error) {
      if (isUniqueViolation(error)) throw new AlreadyTaken('email')
      throw error
    }
  }
}
