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

function dayOf(text: string) {
  const day = DateTime.fromFormat(text, 'yyyy-MM-dd', { zone: ZONE })
  if (day.isValid) return day
  throw new InvalidArgumentError('It must be a day such as 2026-11-20.')
}
