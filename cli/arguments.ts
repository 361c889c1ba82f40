import { InvalidArgumentError } from 'commander'
import { DateTime } from 'luxon'

const ZONE = 'Europe/Budapest'

/** Parser of an option that is a whole number within bounds. */
export function wholeNumber(min: number, max: number) {
  return (text: string): number => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
  }
}

/** Parser of a calendar day; answers it as YYYY-MM-DD. */
export function calendarDay(text: string): string {
  return dayOf(text).toFormat('yyyy-MM-dd')
}

/** Parser of a calendar day; answers the instant it begins in Budapest, in ms UTC. */
export function firstInstantOf(text: string): number {
  return dayOf(text).toMillis()
}

/** Parser of a calendar day; answers the instant it is over in Budapest, in ms UTC. */
export function endOf(text: string): number {
  return dayOf(text).plus({ days: 1 }).toMillis()
}

/** Parser of a day or a time of day in Budapest; answers the instant it begins, in ms UTC. */
export function instantFrom(text: string): number {
  return timeOf(text)?.toMillis() ?? firstInstantOf(text)
}

/** The same where something ends: a day is included, a time is not. */
export function instantUntil(text: string): number {
  return timeOf(text)?.toMillis() ?? endOf(text)
}

/** A time of day; nothing for a day. One that names its own zone is taken so. */
function timeOf(text: string) {
  if (!text.includes('T')) return undefined
  const time = DateTime.fromISO(text, { zone: ZONE })
  if (time.isValid) return time
  throw new InvalidArgumentError('It must be a day, or a time such as 2026-11-20T14:30.')
}

function dayOf(text: string) {
  const day = DateTime.fromFormat(text, 'yyyy-MM-dd', { zone: ZONE })
  if (day.isValid) return day
  throw new InvalidArgumentError('It must be a day such as 2026-11-20.')
}
