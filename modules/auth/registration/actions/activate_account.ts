import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { shownTexts } from '#auth/consents/consent_texts'
import { recordConsents, rewardConsent, setConsents } from '#auth/consents/consents'
import { REWARDED_PURPOSES } from '#auth/consents/purposes'
import { noteMember } from '#auth/invitations/earlier_accounts'
import Member from '#auth/members/models/member'
import { rewardRegistration } from '../registration_points.js'

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
export async function activateAccount({
  id,
  email,
  address,
  locale,
}: Activation): Promise<boolean> {
  const shown = await shownTexts(locale)
  return transaction(async (trx) => {
    const now = clock.now()
    const [activated] = await Member.active(trx)
      .where({ id, email })
      .whereNull('registeredAt')
      .update({ registeredAt: now, tosAcceptedAt: now, updatedAt: now })
    if (!activated) return false
    await noteMember(trx, id)
    await setConsents(trx, id, { tos: true })
    const place = { memberId: id, place: 'registration_validation', address, shown } as const
    await recordConsents(trx, place, { tos: true, major: true })
    await rewardRegistration(trx, id)
    const held = await trx.client.from('member_consents').where('member_id', id).first()
    for (const purpose of REWARDED_PURPOSES) {
      if (held[purpose]) await rewardConsent(trx, id, purpose)
    }
    return true
  })
}
