import type { RaRecord } from 'react-admin'

export type Phase = 'draft' | 'planned' | 'running' | 'over'

/** A prize as the form holds it. */
export interface Prize {
  /** The draw it is won in: `w1`, `w2` … or `main`. */
  draw: string
  name_hu: string
  name_en: string
  items: number
  picture: string | null
}

/** What is missing in a game, or worth knowing of it. */
export interface Gap {
  code:
    | 'missing_text'
    | 'missing_rules'
    | 'missing_prize'
    | 'no_week'
    | 'overlap'
    | 'loose_days'
    | 'no_observer'
  /** The field, the draw, the other game, or how many days. */
  about: string
  is_blocking: boolean
}

/** What staff write of a game; days YYYY-MM-DD. */
export interface GameTerms {
  slug: string
  title_hu: string
  title_en: string
  lead_hu: string
  lead_en: string
  first_day: string
  last_day: string
  contact_email: string | null
  observer_email: string | null
  rules_page: string | null
  prizes: Prize[]
}

/** Days of a product without tickets, YYYY-MM-DD, half open; without an end to that of the game. */
export interface Absence {
  id: number
  title_hu: string
  title_en: string
  from: string
  until: string | null
}

/** A prize game as the server sends it. */
export interface Game extends RaRecord<number>, GameTerms {
  phase: Phase
  weeks: number
  members: number
  gaps: Gap[]
  absences: Absence[]
}
