import { NEWSLETTER_ENDED } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import { transaction, type Transaction } from '#app/transaction'
import { shownTexts, type ShownTexts } from '../consent_texts.js'
import {
  recordConsents,
  rewardConsent,
  setConsents,
  type ConsentPlace,
  type PlaceOfConsent,
} from '../consents.js'
import { type RewardedPurpose } from '../purposes.js'

/** Which consents shall hold; those left out stay. The terms are not among them. */
export type WantedConsents = Partial<Record<RewardedPurpose, boolean>>

/** Who wants it, from which network address and in which language. */
interface ConsentingMember {
  id: number
  address: string
  locale: string
  /** Where, if not on the page of the profile. */
  place?: PlaceOfConsent
  /** The campaign whose mail led there. */
  campaign?: number
}

/**
 * Gives and withdraws consents. Each change leaves its dated proof; giving one the first time books
 * its points, withdrawing takes nothing back. @source requirements P-15
 */
export async function saveConsents(
  { id, address, locale, place = 'profile', campaign }: ConsentingMember,
  wanted: WantedConsents
): Promise<void> {
  const shown = await shownTexts(locale)
  await transaction(async (trx) => {
    const changed = await change(trx, { memberId: id, place, address, shown }, wanted)
    if (!changed || campaign === undefined) return
    const ended = { topic: NEWSLETTER_ENDED, memberId: id, payload: { campaign } }
    await sendLater(trx, { ...ended, dedupeKey: `newsletter_ended:${campaign}:${id}` })
  })
}

/**
 * Withdraws the consent to offers by e-mail of a member who called a mail of ours unwanted; where there is none nothing happens.
 *
 * @param shown the wordings in the language of the member
 */
export async function withdrawOffers(
  trx: Transaction,
  { memberId, shown }: { memberId: number; shown: ShownTexts }
): Promise<void> {
  // It comes by way of mail providers, from no network address of the member.
  const made = { memberId, place: 'mail_complaint', address: '', shown } as const
  await change(trx, made, { marketing_email: false })
}

/** @returns whether anything changed */
async function change(
  trx: Transaction,
  made: ConsentPlace,
  wanted: WantedConsents
): Promise<boolean> {
  const changed = (await setConsents(trx, made.memberId, wanted)) as WantedConsents
  if (Object.keys(changed).length === 0) return false
  await recordConsents(trx, made, changed)
  for (const [purpose, given] of Object.entries(changed)) {
    if (given) await rewardConsent(trx, made.memberId, purpose as RewardedPurpose)
  }
  return true
}
