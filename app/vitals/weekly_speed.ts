import { clock } from '#app/clock'
import { SHOWN_WEEKS } from './constants.js'
import { METRICS, type Metric } from './metrics.js'
import PageVital from './models/page_vital.js'
import { figureOf, type Figure } from './percentile.js'
import { weekOf } from './week.js'

/** Which visits are meant; what is left out is every one. */
export type VisitFilter = Partial<Record<'device' | 'connection' | 'locale' | 'build', string>>

/** A week of a page. */
export interface WeekOfPage {
  /** The Monday, YYYY-MM-DD. */
  week: string
  visits: number
  figures: Record<Metric, Figure | null>
}

/** How fast a page was, the last week first. */
export interface SpeedOfPage {
  id: string
  weeks: WeekOfPage[]
}

/** All pages together. */
export const ALL_PAGES = 'all'

interface Row {
  page: string
  week: string
  metric: Metric
  atMost: number
  visits: number
}

/** All pages together, then each one that was visited, the most visited first. */
export async function weeklySpeed(filter: VisitFilter): Promise<SpeedOfPage[]> {
  const weeks = Array.from({ length: SHOWN_WEEKS }, (_, before) => weekOf(clock.now(), before))
  const rows = await rowsSince(weeks.at(-1)!, filter)
  if (!rows.length) return []
  const pages = [...Map.groupBy(rows, ({ page }) => page)]
  const lines = pages.map(([id, own]) => ({ id, weeks: weeks.map((week) => weekFrom(own, week)) }))
  const visits = ({ weeks: own }: SpeedOfPage) => own.reduce((all, week) => all + week.visits, 0)
  return [
    { id: ALL_PAGES, weeks: weeks.map((week) => weekFrom(rows, week)) },
    ...lines.toSorted((one, other) => visits(other) - visits(one)),
  ]
}

function weekFrom(rows: readonly Row[], week: string): WeekOfPage {
  const own = rows.filter((row) => row.week === week)
  const figure = (metric: Metric) =>
    figureOf(
      metric,
      own.filter((row) => row.metric === metric)
    )
  const figures = Object.fromEntries(METRICS.map((metric) => [metric, figure(metric)]))
  // Every visit tells its first byte; the other figures need a page that was seen or touched.
  return { week, visits: figures.ttfb?.visits ?? 0, figures: figures as WeekOfPage['figures'] }
}

async function rowsSince(week: string, filter: VisitFilter): Promise<Row[]> {
  const columns = ['page', 'week', 'metric', 'at_most']
  const query = PageVital.query().select(columns).sum('visits as visits').groupBy(columns)
  query.where('week', '>=', week)
  for (const [name, value] of Object.entries(filter)) query.where(name, value)
  type Stored = Omit<Row, 'atMost'> & { at_most: number }
  const found = await query.pojo<Stored>()
  // PostgreSQL hands sums out as text.
  return found.map(({ at_most: atMost, ...row }) => ({
    ...row,
    atMost,
    visits: Number(row.visits),
  }))
}
