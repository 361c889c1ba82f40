import { dateFormatter } from '~/format/formatters'

const DAY = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const

/** First and last day of a period, without the year: `May 19 – 25`, `május 19–25.` */
export function dayRange({ from, until }: { from: string; until: string }, locale: string): string {
  const noon = (day: string) => new Date(`${day}T12:00:00Z`)
  // Servers and browsers put spaces of different widths around the dash.
  return dateFormatter(locale, DAY).formatRange(noon(from), noon(until)).replace(/\s/g, ' ')
}
