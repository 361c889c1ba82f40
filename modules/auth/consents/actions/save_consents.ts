import { transaction } from '#app/transaction'
import { shownTexts } from '../consent_texts.js'
import { recordConsents, rewardConsent, setConsents } from '../consents.js'
import { type RewardedPurpose } from '../purposes.js'

/** Which consents shall hold; those left out stay. The terms are not among them. */
export type WantedConsents = Partial<Record<RewardedPurpose, boolean>>

/** Who wants it, from which network address and in which language. */
interface ConsentingMember {
  id: number
  address: string
  locale: string
}

/**
 * Gives and withdraws consents. Each change leaves its dated proof; giving one the first time books
 * its points, withdrawing takes nothing back. @source requirements P-15
 */
export async function saveConsents(
  { id, address, locale }: ConsentingMember,
  wanted: WantedConsents
): Promise<void> {
  const shown = await shownTexts(locale)
  await transaction(async (trx) => {
    const changed = (await setConsents(trx, id, wanted)) as WantedConsents
    if (Object.keys(changed).length === 0) return
    await recordConsents(trx, { memberId: id, place: 'profile', address, shown }, changed)
    for (const [purpose, given] of Object.entries(changed)) {
      if (given) await rewardConsent(trx, id, purpose as RewardedPurpose)
    }
  })
}
