/** A bonus of so many points, or of so many percent of what the scan itself brings. */
export const BONUS_KINDS = ['points', 'percent'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]

/** What a booster gives to whom; nothing of it changes once the booster is switched on. */
export interface BoosterTerms {
  nameHu: string
  nameEn: string
  bonusKind: BonusKind
  /** Points, or percent. */
  bonus: number
  /** First and last day in Budapest, YYYY-MM-DD; null: no end on that side. */
  firstDay: string | null
  lastDay: string | null
  /** 1 is Monday, 7 is Sunday; none: every day. */
  weekdays: number[]
  /** Participating products; none: all. */
  productIds: number[]
  /** Main professions of members; none: all. */
  professionIds: number[]
  /** What the postcode of a member's region begins with; none: everywhere. */
  zipPrefixes: string[]
  /** Bonuses one member gets in all. */
  limitPerMember: number | null
  /** Bonuses one member gets on a day. */
  limitPerMemberDay: number | null
  /** Bonuses all members together get on a day. */
  limitPerDay: number | null
  /** Bonuses all members together get in all. */
  limitTotal: number | null
  /** Points the booster gives at most. */
  budget: number
}

/** A booster as it is used: switched on, or rehearsed. */
export interface Booster extends BoosterTerms {
  id: number
}

/** Not switched on yet, giving bonuses, or switched off for good. */
export type BoosterState = 'draft' | 'active' | 'stopped'
