import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { isUniqueViolation } from '#app/database/unique_violation'
import { sendLater } from '#app/outbox/outbox'
import { transaction, type Transaction } from '#app/transaction'
import { removeAbandoned } from '#auth/abandoned_registrations'
import { AlreadyTaken } from '#auth/exceptions'
import { forgetResetLinks, hashPassword, storePassword } from '#auth/passwords'
import { rewardProfile } from '#auth/profile/points'
import { newToken } from '#auth/secrets'
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

const SAVE = `UPDATE members SET last_name = ?, first_name = ?, updated_at = ? WHERE id = ?
  AND deleted_at IS NULL RETURNING email, locale`
const MOVE = 'UPDATE members SET email = ?, newsletter_secret = ? WHERE id = ?'

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
        const names = [change.last_name, change.first_name, clock.now(), member.id]
        const [before] = await rows<Before>(trx, SAVE, names)
        if (before.email !== change.email) await this.#move(trx, member, { before, change })
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

  /** The old address hears of it, and what was sent there stops working. */
  async #move(
    trx: Transaction,
    { id, locale }: ChangingMember,
    { before, change: { email } }: { before: Before; change: ProfileChange }
  ) {
    await removeAbandoned(trx, { email, phone: null, replacedId: null })
    await rows(trx, MOVE, [email, newToken(), id])
    await forgetResetLinks(trx, id)
    await sendLater(trx, {
      topic: 'mail',
      dedupeKey: `email_changed:${randomUUID()}`,
      memberId: id,
      payload: {
        to: before.email,
        key: 'mail.email_changed',
        template: 'action',
        values: {},
        locale: before.locale ?? locale,
      },
    })
  }
}

type Before = { email: string; locale: string | null }
