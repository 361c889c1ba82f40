import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { sealForMember } from '#app/personal/member_key'
import type { Transaction } from '#app/transaction'
import { bookBonus } from './bonus.js'
import { storedText, type ShownTexts } from './consent_texts.js'

/** Consents that bring points the first time. @source requirement row P-14 */
export const REWARDED_PURPOSES = [
  'marketing_phone',
  'marketing_email',
  'research_phone',
  'research_email',
] as const
export type RewardedPurpose = (typeof REWARDED_PURPOSES)[number]
/** Everything a member agrees to. */
export type ConsentPurpose = RewardedPurpose | 'tos' | 'major'

/** Where consents were given or withdrawn, what was shown there, and from which network address. */
export interface ConsentPlace {
  memberId: number
  place: 'registration_account' | 'registration_details' | 'registration_validation' | 'profile'
  address: string
  shown: ShownTexts
}

const RECORD = `INSERT INTO consent_changes
  (member_id, purpose, text_version, text_id, given, place, sealed_address, changed_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`

/** Writes the dated proof of each consent. */
export async function recordConsents(
  trx: Transaction,
  { memberId, place, address, shown }: ConsentPlace,
  consents: Partial<Record<ConsentPurpose, boolean>>
): Promise<void> {
  const sealed = await sealForMember(trx, memberId, address)
  for (const [purpose, given] of Object.entries(consents)) {
    const wording = await storedText(trx, purpose as ConsentPurpose, shown)
    const { text_id: textId, text_version: version } = wording
    const made = [given ? 1 : 0, place, sealed, clock.now()]
    await rows(trx, RECORD, [memberId, purpose, version, textId, ...made])
  }
}

/** The consents that can be withdrawn or given again one by one. */
export type ConsentFlagsGiven = Partial<Record<Exclude<ConsentPurpose, 'major'>, boolean>>

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
  const now = clock.now()
  const create = 'INSERT INTO member_consents (member_id) VALUES (?) ON CONFLICT DO NOTHING'
  await rows(trx, create, [memberId])
  const changed: [string, boolean][] = []
  for (const [purpose, given] of Object.entries(consents)) {
    const flag = given ? 1 : 0
    const sql = `UPDATE member_consents SET ${purpose} = ?, ${purpose}_changed_at = ?
      WHERE member_id = ? AND ${purpose} <> ? RETURNING member_id`
    const touched = await rows(trx, sql, [flag, now, memberId, flag])
    if (touched.length) changed.push([purpose, given])
  }
  return Object.fromEntries(changed)
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
