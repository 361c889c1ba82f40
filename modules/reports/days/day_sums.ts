import type { DayKind } from '#app/rules/figures'
import type { PointSource } from '#app/rules/point_sources'
import type { DaySum } from '#points'

/** The figures of a day, or of several. */
export type Figures = Record<DayKind, number>

/** The kinds that are no bonus; what a staff member gives in exchange costs more or less than what was ordered. */
const KIND_OF: Partial<Record<PointSource, 'spent' | 'cancelled' | 'corrected' | 'reset'>> = {
  redeem: 'spent',
  substitution: 'spent',
  cancelled_order: 'cancelled',
  adjustment_manual: 'corrected',
  adjustment_year_end_reset: 'reset',
}
/** What leaves members is told without its sign. */
const LEAVES = ['spent', 'reset']

/** A day on which nothing happened. */
export function noFigures(): Figures {
  return { scans: 0, active: 0, earned: 0, spent: 0, cancelled: 0, corrected: 0, reset: 0 }
}

/** The figures of each day that has any. */
export function figuresByDay(sums: DaySum[]): Map<string, Figures> {
  const days = new Map<string, Figures>()
  for (const { day, source, entries, points, members } of sums) {
    const figures = days.get(day) ?? noFigures()
    const kind = KIND_OF[source] ?? 'earned'
    figures[kind] += LEAVES.includes(kind) ? -points : points
    if (source === 'qrcode') {
      figures.scans += entries
      figures.active += members
    }
    days.set(day, figures)
  }
  return days
}

/** What days came to together; members of a day cannot be added up. */
export function total(days: Iterable<Figures>): Omit<Figures, 'active'> {
  const sum = { scans: 0, earned: 0, spent: 0, cancelled: 0, corrected: 0, reset: 0 }
  for (const day of days) {
    for (const kind of Object.keys(sum) as (keyof typeof sum)[]) sum[kind] += day[kind]
  }
  return sum
}

/** Points that members hold by these sums. */
export function heldBy({ earned, spent, cancelled, corrected, reset }: Omit<Figures, 'active'>) {
  return earned + corrected + cancelled - spent - reset
}
