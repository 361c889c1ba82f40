import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { shownTexts } from '#auth/consent_texts'
import { recordConsents, REWARDED_PURPOSES, rewardConsent, setConsents } from '#auth/consents'
import { rewardRegistration } from '#auth/registration_points'

const ACTIVATE = `UPDATE members SET registered_at = ?, tos_accepted_at = ?, updated_at = ?
  WHERE id = ? AND email = ? AND registered_at IS NULL AND deleted_at IS NULL
    AND disabled_at IS NULL RETURNING id`

/** Which account is activated, and from which network address. */
interface Activation {
  id: number
  /** The address the link was sent to. */
  email: string
  address: string
  /** The language of the page. */
  locale: string
}

/**
 * Makes a prepared account active, once: with the terms accepted, and with the points that
 * everybody gets who finishes a registration.
 *
 * @returns false where the account is active already
 */
export class ActivateAccount {
  async handle({ id, email, address, locale }: Activation): Promise<boolean> {
    const shown = await shownTexts(locale)
    return transaction(async (trx) => {
      const now = clock.now()
      const activated = await rows(trx, ACTIVATE, [now, now, now, id, email])
      if (!activated.length) return false
      await setConsents(trx, id, { tos: true })
      const place = { memberId: id, place: 'registration_validation', address, shown } as const
      await recordConsents(trx, place, { tos: true, major: true })
      await rewardRegistration(trx, id)
      const columns = REWARDED_PURPOSES.join(', ')
      const sql = `SELECT ${columns} FROM member_consents WHERE member_id = ?`
      const [held] = await rows<Record<string, number>>(trx, sql, [id])
      for (const purpose of REWARDED_PURPOSES) {
        if (held[purpose]) await rewardConsent(trx, id, purpose)
      }
      return true
    })
  }
}
