/** What a programme is looked at by: the running ones until today, or days of one's own. */
export const PERIODS = ['week', 'month', 'quarter', 'year', 'days'] as const
export type PeriodName = (typeof PERIODS)[number]

/**
 * What a day came to, by kind. scans: less those taken back; active: members who scanned; the others are points. Points that
 * members hold grow by what was earned, corrected and cancelled, and shrink by what was spent and reset.
 */
export const DAY_KINDS = [
  'scans',
  'active',
  'earned',
  'spent',
  'cancelled',
  'corrected',
  'reset',
] as const
export type DayKind = (typeof DAY_KINDS)[number]
