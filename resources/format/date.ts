import { dateFormatter } from './formatters'

/** Every date a member sees is told in this zone. */
const TIME_ZONE = 'Europe/Budapest'

type Instant = string | number | Date

/** An instant as a day in Budapest: `June 9, 2026`, `2026. június 9.` */
export function formatDate(instant: Instant, locale: string): string {
  return format(instant, locale, { dateStyle: 'long' })
}

/** An instant as a short day for tables and narrow columns: `Jun 9, 2026`, `2026. jún. 9.` */
export function formatShortDate(instant: Instant, locale: string): string {
  return format(instant, locale, { dateStyle: 'medium' })
}

/** An instant as day and time in Budapest, to the minute. */
export function formatDateTime(instant: Instant, locale: string): string {
  return format(instant, locale, { dateStyle: 'long', timeStyle: 'short' })
}

/**
 * A calendar date (`2026-06-09`: a birthday, a campaign week) as written; it has no zone to shift it.
 */
export function formatDay(day: string, locale: string): string {
  const noon = new Date(`${day.slice(0, 10)}T12:00:00Z`)
  return dateFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(noon)
}

/** Month and day alone, for birthdays and name days: `June 9`, `június 9.` */
export function formatMonthDay(month: number, day: number, locale: string): string {
  const options = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return dateFormatter(locale, options).format(new Date(Date.UTC(2024, month - 1, day)))
}

/** The calendar day of an instant in Budapest, as `2026-06-09`. */
export function dayInBudapest(instant: Instant): string {
  // Swedish writes dates in the order that sorts.
  return dateFormatter('sv-SE', { timeZone: TIME_ZONE }).format(new Date(instant))
}

/** The name of a month, from 1 to 12: `June`, `június`. */
export function monthName(month: number, locale: string): string {
  const options = { month: 'long', timeZone: 'UTC' } as const
  return dateFormatter(locale, options).format(new Date(Date.UTC(2024, month - 1, 1)))
}

function format(instant: Instant, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormatter(locale, { ...options, timeZone: TIME_ZONE }).format(new Date(instant))
}
