import { clock } from '#app/clock'
import { CONSENT_CHANGED, tellFollowers } from '#app/outbox/facts'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { bookBonus } from '../extra_points/bonus.js'
import { storedText, type ShownTexts } from './consent_texts.js'
import ConsentChange from './models/consent_change.js'
import MemberConsent from './models/member_consent.js'
import { type RewardedPurpose, type ConsentPurpose } from './purposes.js'

/** The form, the link in newsletters, the word of a mail provider that its customer complained, or that of a partner. */
export type PlaceOfConsent =
  | 'registration_account'
  | 'registration_details'
  | 'registration_validation'
  | 'profile'
  | 'newsletter_link'
  | 'mail_complaint'
  | 'partner'

/** Where consents were given or withdrawn, what was shown there, and from which network address. */
export interface ConsentPlace {
  memberId: number
  place: PlaceOfConsent
  address: string
  shown: ShownTexts
}

/** Writes the dated proof of each consent. */
export async function recordConsents(
  trx: Transaction,
  { memberId, place, address, shown }: ConsentPlace,
  consents: Partial<Record<ConsentPurpose, boolean>>
): Promise<void> {
  const sealed = await sealForMember(trx, memberId, address)
  for (const [purpose, given] of Object.entries(consents)) {
    const wording = await storedText(trx, purpose as ConsentPurpose, shown)
    const { text_id: textId, text_version: textVersion } = wording
    const made = { given, place, sealedAddress: sealed, changedAt: clock.now() }
    await ConsentChange.create({ memberId, purpose, textVersion, textId, ...made }, trx)
  }
}

/** The consents that can be withdrawn or given again one by one. */
export type ConsentFlagsGiven = Partial<Record<Exclude<ConsentPurpose, 'major'>, boolean>>

const FLAGS = {
  tos: 'tos',
  marketing_phone: 'marketingPhone',
  marketing_email: 'marketingEmail',
  research_phone: 'researchPhone',
  research_email: 'researchEmail',
} as const

/**
 * Sets the flags that hold now; flags that are not named stay.
 *
 * @returns those that hold differently from before
 */
export async function setConsents(
  trx: Transaction,
  memberId: number,
  consents: ConsentFlagsGiven
): Promise<ConsentFlagsGiven> {
  const held = { member_id: memberId }
  await trx.client
    .insertQuery()
    .table('member_consents')
    .insert(held)
    .onConflict('member_id')
    .ignore()
  const flags = await MemberConsent.query(trx).where({ memberId }).forUpdate().firstOrFail()
  const changed = (Object.keys(consents) as (keyof ConsentFlagsGiven)[]).filter((purpose) => {
    return flags[FLAGS[purpose]] !== consents[purpose]
  })
  for (const purpose of changed) {
    const flag = FLAGS[purpose]
    flags.merge({ [flag]: consents[purpose], [`${flag}ChangedAt`]: clock.now() })
  }
  await flags.save()
  for (const purpose of changed) {
    const told = { memberId, purpose, given: consents[purpose]!, changedAt: clock.now() }
    await tellFollowers(trx, CONSENT_CHANGED, told)
  }
  return Object.fromEntries(changed.map((purpose) => [purpose, consents[purpose]]))
}

/** Books the points of a consent given for the first time; a repeat books nothing. */
export async function rewardConsent(
  trx: Transaction,
  memberId: number,
  purpose: RewardedPurpose
): Promise<void> {
  const reference = `consent:${purpose}:${memberId}`
  await bookBonus(trx, { memberId, source: `consent_${purpose}`, reference })
}
