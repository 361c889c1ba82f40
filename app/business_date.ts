import { DateTime } from 'luxon'

const HOUR_MS = 60 * 60 * 1000

const budapestDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const budapestMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'short',
  timeStyle: 'short',
})

let known = { hour: -1, day: '' }

/**
 * The calendar day of an instant in Europe/Budapest, as YYYY-MM-DD.
 *
 * @param instant milliseconds UTC
 */
export function businessDate(instant: number): string {
  // Every offset Budapest has had since 1970 is whole hours, so one hour has one day.
  const hour = Math.floor(instant / HOUR_MS)
  if (known.hour !== hour) known = { hour, day: budapestDay.format(instant) }
  return known.day
}

/**
 * Day and minute of an instant in Europe/Budapest, as YYYY-MM-DD HH:MM.
 *
 * @param instant milliseconds UTC
 */
export function businessMinute(instant: number): string {
  return budapestMinute.format(instant)
}

/**
 * The instant a calendar day begins in Europe/Budapest, in ms UTC.
 *
 * @param day YYYY-MM-DD
 * @param daysLater of the day so many days after it
 */
export function startOfBusinessDate(day: string, daysLater = 0): number {
  return DateTime.fromISO(day, { zone: 'Europe/Budapest' }).plus({ days: daysLater }).toMillis()
}
