import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import type { ShownTexts } from '../consents/consent_texts.js'
import { recordConsents, setConsents } from '../consents/consents.js'
import ConsentChange from '../consents/models/consent_change.js'
import MemberConsent from '../consents/models/member_consent.js'
import type { RewardedPurpose } from '../consents/purposes.js'
import { ConsentNewer, ProofAhead, ProofMissing } from './exceptions.js'

/** When, where and to which wording a consent was given outside of the shop. */
export interface OutsideProof {
  /** Milliseconds UTC. */
  given_at: number
  place: string
  text_version: string
}

/** Consents as a partner tells them. */
export interface PartnerConsents {
  consents: Partial<Record<RewardedPurpose, boolean>>
  proof?: OutsideProof
  /** The wordings of the shop, which a withdrawal names. */
  shown: ShownTexts
}

const FLAGS = {
  marketing_phone: 'marketingPhone',
  marketing_email: 'marketingEmail',
  research_phone: 'researchPhone',
  research_email: 'researchEmail',
} as const

/** How far the clock of a partner may be ahead, in ms. */
const AHEAD_MS = 5 * 60_000

/**
 * Gives and withdraws consents by the word of a partner, who brings nobody points. A withdrawal always holds; a consent needs a
 * proof, and does not hold where the member withdrew it here at that time or later.
 *
 * @throws required, invalid, consent_newer
 */
export async function changeConsents(
  trx: Transaction,
  memberId: number,
  { consents, proof, shown }: PartnerConsents
): Promise<void> {
  const held = await MemberConsent.query(trx).where({ memberId }).forUpdate().first()
  for (const purpose of Object.keys(consents) as RewardedPurpose[]) {
    if (!consents[purpose] || held?.[FLAGS[purpose]]) continue
    const givenAt = provenAt(proof)
    const withdrawnAt = held?.[`${FLAGS[purpose]}ChangedAt`] ?? null
    if (withdrawnAt !== null && withdrawnAt >= givenAt) throw new ConsentNewer()
  }
  const changed = Object.entries(await setConsents(trx, memberId, consents))
  const withdrawn = changed.filter(([, given]) => !given)
  const place = { memberId, place: 'partner', address: '', shown } as const
  if (withdrawn.length) await recordConsents(trx, place, Object.fromEntries(withdrawn))
  for (const [purpose, given] of changed) {
    if (!given) continue
    const told = { memberId, purpose, given, place: `partner ${proof?.place ?? ''}`.trim() }
    const textVersion = proof?.text_version ?? ''
    await ConsentChange.create({ ...told, textVersion, changedAt: clock.now() }, trx)
  }
}

/** When a consent was given, in ms UTC, by its proof: never later than now. */
function provenAt(proof: OutsideProof | undefined): number {
  if (!proof) throw new ProofMissing()
  const now = clock.now()
  if (proof.given_at > now + AHEAD_MS) throw new ProofAhead()
  return Math.min(proof.given_at, now)
}
