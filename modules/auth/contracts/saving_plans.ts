/** A gift a member saves for, and the way to it. */
export type SavingPlan = {
  /** The product. */
  id: number
  slug: string
  title: string
  /** Points. */
  price: number
  /** Pieces; null is unlimited. */
  stock: number | null
  thumbnail: { url: string; alt_text: string } | null
  wishlisted: boolean
  /** Points still to collect; 0 where the balance is enough. */
  missing: number
  /** How much of the price the balance covers, 0 to 1. */
  share: number
  forecast: Forecast
  /** What the member scans anyway until the points are together; null where no day can be told. */
  rhythm: Rhythm | null
}

/** When the points will be enough at the member's own pace. */
export type Forecast =
  | { state: 'reached' }
  /** Nothing was scanned lately. */
  | { state: 'unknown' }
  /** Around this day, `YYYY-MM-DD`. */
  | { state: 'this_year'; day: string }
  /** Not before the year's points expire; so many points a week would do. */
  | { state: 'later'; weekly: number }

/** The products a member scans most, at the member's own pace. */
export type Rhythm = {
  /** Whole months until the points are together; 0 where less than two are left. */
  months: number
  /** At most three; pieces a month, or all that are left where `months` is 0. */
  products: { title: string; pieces: number }[]
}

/** Tells how far a member is from the gifts saved for; implemented by the module that has gifts. */
export abstract class SavingPlans {
  /** One plan for each gift, the dearest first, with titles in the given language. */
  abstract of(memberId: number, locale: string): Promise<SavingPlan[]>
}
