import { businessDate, startOfBusinessDate } from '#app/business_date'
import type { County } from '#app/rules/counties'
import type { Reader } from '#auth'
import type { Locale } from '#config/i18n'
import type { Audience } from './campaign.js'

/** A member as an audience sees it. */
export interface Candidate {
  professionId: number | null
  county: County | null
  /** The language the member reads the shop in; null where it was not asked for. */
  locale: Locale | null
  /** Of the latest scan, in ms UTC. */
  scannedAt: number | null
  /** In points. */
  balance: number
  consents: Reader['consents']
}

/** Which facts an audience asks for; the others need not be read. */
export function factsAskedBy(audience: Audience) {
  const { scanned_within_days: within, silent_for_days: silent } = audience
  const { balance_from: from, balance_to: to } = audience
  return {
    isDescribed: [audience.profession_ids, audience.counties, audience.languages ?? []].some(
      ({ length }) => length > 0
    ),
    isActive: within !== null || silent !== null,
    isRich: from !== null || to !== null,
    isAgreed: audience.consents.length > 0,
  }
}

/**
 * Whether a member is among those a campaign is for.
 *
 * @param at the instant that days are counted back from, in ms UTC
 */
export function isMeant(audience: Audience, member: Candidate, at: number): boolean {
  const { balance_from: from, balance_to: to } = audience
  return (
    isAmong(audience.profession_ids, member.professionId) &&
    isAmong(audience.counties, member.county) &&
    isAmong(audience.languages ?? [], member.locale) &&
    isActiveEnough(audience, member.scannedAt, at) &&
    (from === null || member.balance >= from) &&
    (to === null || member.balance <= to) &&
    audience.consents.every((purpose) => member.consents[purpose])
  )
}

/** What an audience asks for, for a reader: `languages: en; balance_from: 100`; empty where everybody is meant. */
export function wordsOf(audience: Audience): string {
  const asked = Object.entries(audience).filter(([, value]) => value !== null && `${value}` !== '')
  return asked.map(([name, value]) => `${name}: ${[value].flat().join(', ')}`).join('; ')
}

/** Whole days of Budapest count: today is none. */
function isActiveEnough(audience: Audience, scannedAt: number | null, at: number): boolean {
  const { scanned_within_days: within, silent_for_days: silent } = audience
  const begins = (days: number) => startOfBusinessDate(businessDate(at), -days)
  if (within !== null && (scannedAt === null || scannedAt < begins(within))) return false
  return silent === null || scannedAt === null || scannedAt < begins(silent)
}

function isAmong<Value>(wanted: Value[], value: Value | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value))
}
