import type { MemberFact } from '#points/contracts/member_facts'
import type { BoosterTerms } from './booster.js'

/** A scan as a booster sees it. */
export interface BoostedScan {
  /** What the scan itself brings, in points. */
  points: number
  productId: number
  /** Day in Budapest, YYYY-MM-DD. */
  day: string
}

/** Whether a booster runs on a day in Budapest, YYYY-MM-DD. */
export function runsOn(terms: BoosterTerms, day: string): boolean {
  const { firstDay, lastDay } = terms
  return (!firstDay || firstDay <= day) && (!lastDay || day <= lastDay) && isItsWeekday(terms, day)
}

/** Whether a booster's weekday is this day's. */
export function isItsWeekday({ weekdays }: BoosterTerms, day: string): boolean {
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day))
}

/** Whether a booster is about a product. */
export function isAbout({ productIds }: BoosterTerms, productId: number): boolean {
  return productIds.length === 0 || productIds.includes(productId)
}

/** Whether the facts of a member decide. */
export function asksForFacts({ professionIds, zipPrefixes }: BoosterTerms): boolean {
  return professionIds.length > 0 || zipPrefixes.length > 0
}

/** Whether a booster is for a member; a member who has not told what it asks for gets nothing. */
export function isFor(terms: BoosterTerms, fact: MemberFact | undefined): boolean {
  const { professionIds, zipPrefixes } = terms
  const { professionId = null, zip = null } = fact ?? {}
  if (professionIds.length && !professionIds.includes(professionId!)) return false
  return !zipPrefixes.length || zipPrefixes.some((prefix) => zip?.startsWith(prefix))
}

/** The bonus on so many points, in points; a part of a point is left out. */
export function bonusOn({ bonusKind, bonus }: BoosterTerms, points: number): number {
  return bonusKind === 'points' ? bonus : Math.floor((points * bonus) / 100)
}

/** 1 is Monday, 7 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
