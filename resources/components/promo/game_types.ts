/** What can be won in a draw, and who won it; days are `YYYY-MM-DD` in Budapest, instants ms. */
export type DrawOnPage = {
  /** `w1`, `w2` … or `main`. */
  key: string
  from: string
  until: string
  state: 'coming' | 'open' | 'closed'
  drawAt: number
  prizes: { name: string; items: number; picture: string | null; winners: string[] }[]
}

/** A prize game as its page gets it. */
export type Game = {
  state: 'announced' | 'running' | 'over'
  title: string
  lead: string
  from: string
  until: string
  rulesPath: string | null
  weeks: DrawOnPage[]
  main: DrawOnPage | null
  /** Days of products without tickets, half open; without an end to that of the game. */
  absences: { product: string; from: string; until: string | null }[]
  nextDraw: { key: string; drawAt: number } | null
}

/** A game that runs beside the one of the page. */
export type OtherGame = {
  slug: string
  title: string
  rulesPath: string | null
}

/** A member's chance in a draw: how often the ticket counts, and why the member was left out. */
export type MyTicket = {
  weight: number
  reason: string | null
}

/** Where the reader stands in the game. */
export type MyTickets = {
  hasConsent: boolean
  /** In groups of four. */
  pseudonym: string | null
  week: MyTicket | null
  main: MyTicket
}

/** The number of a week, from the key of its draw. */
export const weekOf = ({ key }: Pick<DrawOnPage, 'key'>) => Number(key.slice(1))

/** What the address of the scan page asked for, held back until the member has answered. */
export type HeldScan = {
  code: string | null
  startscan: boolean
}
