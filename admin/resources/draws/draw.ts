import type { RaRecord } from 'react-admin'

export const DRAW_STATES = [
  'draft',
  'committed',
  'frozen',
  'drawn',
  'announced',
  'settled',
  'void',
] as const
export type DrawState = (typeof DRAW_STATES)[number]

export type StepName =
  'announce' | 'exclude' | 'freeze' | 'run' | 'call' | 'names' | 'void' | 'again'

/** A step of a draw; instants in ms UTC. */
export interface DrawStep {
  step: StepName
  /** Null: at once. */
  from: number | null
  /** When it is taken by itself; null: never. */
  by_itself_at: number | null
  needs_two: boolean
  is_open: boolean
}

/** A place of a draw and who was drawn for it. */
export interface Place {
  place: number
  state: 'drawn' | 'reserve' | 'accepted' | 'handed_over' | 'vacated'
  prize_hu: string | null
  prize_en: string | null
  item: number | null
  reserve: number | null
  /** In groups of four; null where nobody was left. */
  pseudonym: string | null
  /** Null where the member has left. */
  member_id: number | null
  /** Shortened, as it is published. */
  name: string | null
  is_public: boolean
  attempts: number
}

export interface Exclusion {
  member_id: number
  reason: string
  asked_by: number
  is_agreed: boolean
}

/** A draw as its desk has it. */
export interface Draw extends RaRecord<number> {
  promotion_id: number
  campaign: string
  title_hu: string
  title_en: string
  key: string
  kind: 'weekly' | 'main'
  state: DrawState
  first_day: string
  last_day: string
  freeze_by: number
  draw_at: number
  round: number | null
  steps: DrawStep[]
  void_reasons: string[]
  /** What one person wants and a second one has to agree to; its kind may name a place or a reason. */
  wishes: { id: number; kind: string; asked_by: number }[]
  prizes: { name_hu: string; name_en: string; items: number }[]
  exclusions: Exclusion[]
  places: Place[]
  files: { name: string; sha256: string }[]
}
