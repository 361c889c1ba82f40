import type { DayKind } from '@rules/figures'

/** What is told of a period. Shares are of one; null where there is nothing to tell. */
export interface Figures {
  active: number
  scans: number
  earned: number
  spent: number
  cancelled: number
  corrected: number
  reset: number
  outstanding: number
  outstanding_cost: number | null
  redemption_rate: number | null
  breakage: number | null
  days_to_first_gift: number | null
}

export type DayFigures = Record<DayKind, number> & { day: string }

export const STEPS = ['begun', 'phone_proven', 'registered', 'first_scan', 'first_gift'] as const
export type Funnel = Record<(typeof STEPS)[number], number>

export interface Gift {
  id: number
  title_hu: string
  title_en: string
  pieces?: number
}

/** Days in Budapest, YYYY-MM-DD, both included. */
export interface Days {
  from: string
  to: string
}

export interface Programme {
  period: Days
  before: Days
  figures: Figures
  figures_before: Figures
  days: DayFigures[]
  funnel: Funnel
  funnel_before: Funnel
  gifts: { best: Gift[]; dead: Gift[]; dead_count: number }
  /** When gifts, registrations and days to the first gift were counted, in ms UTC; null where that was now. */
  counted_at: number | null
  waiting: Record<'open_orders' | 'low_stock' | 'failed_messages', number>
}

/** How a figure is read. */
export type Unit = 'count' | 'share' | 'days' | 'forints'
