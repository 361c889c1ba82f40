import { useListContext, useRecordContext } from 'react-admin'

/** What is measured of a visit, in the order it is shown. */
export const METRICS = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const

export type Metric = (typeof METRICS)[number]

/** How a page was for visits of a week, by one metric. */
export interface Figure {
  /** Three of four visits had at most so much; in ms, of `cls` in thousandths. */
  p75: number
  rating: 'good' | 'fair' | 'poor'
  visits: number
  good: number
  fair: number
  poor: number
}

export interface WeekOfPage {
  /** The Monday, YYYY-MM-DD. */
  week: string
  visits: number
  figures: Record<Metric, Figure | null>
}

/** A page by its component, or `all`; the last week first. */
export interface PageSpeed {
  id: string
  weeks: WeekOfPage[]
}

/** The week of this row that the list shows: the chosen one, else the last. */
export function useShownWeek(): WeekOfPage | undefined {
  const page = useRecordContext<PageSpeed>()
  const { filterValues } = useListContext()
  return page?.weeks.find(({ week }) => week === filterValues.week) ?? page?.weeks[0]
}

const THOUSANDTHS = 1000
const SECOND_MS = 1000

/** A figure as it is read: seconds from one on, milliseconds below, and what moved as a share. */
export function figureText(metric: Metric, value: number, locale: string): string {
  if (metric === 'cls') {
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value / THOUSANDTHS)
  }
  if (value < SECOND_MS) return `${new Intl.NumberFormat(locale).format(value)} ms`
  const seconds = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${new Intl.NumberFormat(locale, seconds).format(value / SECOND_MS)} s`
}

/** A Monday as it is read. */
export function weekText(week: string, locale: string): string {
  const day = new Date(`${week}T12:00:00Z`)
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(day)
}
