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
  /** Main trades of members; none: all. */
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

/** The columns of the terms, as `BoosterRow` names them. */
export const BOOSTER_COLUMNS = `id, name_hu AS "nameHu", name_en AS "nameEn",
  bonus_kind AS "bonusKind", bonus, first_day AS "firstDay", last_day AS "lastDay", weekdays,
  product_ids AS "productIds", profession_ids AS "professionIds", zip_prefixes AS "zipPrefixes",
  limit_per_member AS "limitPerMember", limit_per_member_day AS "limitPerMemberDay",
  limit_per_day AS "limitPerDay", limit_total AS "limitTotal", budget`

const LISTS = ['weekdays', 'productIds', 'professionIds', 'zipPrefixes'] as const
type Lists = (typeof LISTS)[number]

/** A row of `BOOSTER_COLUMNS`: lists are JSON. */
export type BoosterRow = Omit<Booster, Lists> & Record<Lists, string>

/** The booster a row holds. */
export function boosterOf(row: BoosterRow): Booster {
  const lists = LISTS.map((name) => [name, JSON.parse(row[name])])
  return { ...row, ...(Object.fromEntries(lists) as Pick<Booster, Lists>) }
}
