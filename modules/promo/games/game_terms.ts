import type { GameDays } from './game_calendar.js'

/** A prize as staff write it. */
export interface PrizeTerms {
  /** The draw it is won in: `w1`, `w2` … or `main`. */
  draw: string
  nameHu: string
  nameEn: string
  /** How many are won, one by each winner. */
  items: number
  picture: string | null
}

/** A game as staff write it; its draws follow from its days. */
export interface GameTerms extends GameDays {
  slug: string
  titleHu: string
  titleEn: string
  leadHu: string
  leadEn: string
  /** None: the shop's own. */
  contactEmail: string | null
  /** Who gets the log of the draws, line by line; the draw of a main prize is not announced without. */
  observerEmail: string | null
  /** The address of the page with the rules, without its slash. */
  rulesPage: string | null
  prizes: PrizeTerms[]
}
