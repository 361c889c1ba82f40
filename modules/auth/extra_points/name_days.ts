import { on } from 'nevnap'

/** A name of the calendar and the day it is celebrated on. */
export type CelebratedName = {
  name: string
  /** MM-DD in common years. */
  day: string
  /** MM-DD in leap years. */
  leap_day: string
}

/** Names the package misspells, as the calendar has them. */
const CORRECTED: Record<string, string> = { Appolónia: 'Apollónia' }

/** Days of each month of a common year: the package knows no other. */
const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Days whose names move to the next day in leap years: the 24th itself is the day put in. */
const MOVING = ['02-24', '02-25', '02-26', '02-27', '02-28']
const LEAP_DAY = '02-29'
/** Suggestions shown at most; some names have four days. */
const SUGGESTIONS_MAX = 4

let names: Map<string, CelebratedName[]> | undefined

/**
 * The days on which a first name is celebrated in Hungary, earliest first; of a name of several
 * parts the days of each. Accents and case do not matter.
 */
export function nameDaysOf(firstName: string | null | undefined): CelebratedName[] {
  const known = (names ??= readCalendar())
  const found = (firstName ?? '').split(/[\s-]+/).flatMap((part) => {
    // Most names are spelled as the calendar has them.
    return known.get(part.toLowerCase()) ?? known.get(plain(part)) ?? []
  })
  return found.slice(0, SUGGESTIONS_MAX)
}

/** Whether a year has a 29th of February. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/**
 * The name days, as members tell them (MM-DD of a common year), that are celebrated on a day. In
 * leap years those of 24 to 28 February come a day later and the 24th has none; who told the 29th
 * is celebrated on the last day of February in every year.
 *
 * @param day YYYY-MM-DD
 */
export function nameDaysOn(day: string): string[] {
  const date = day.slice(5)
  if (!isLeapYear(Number(day.slice(0, 4)))) return date === '02-28' ? [date, LEAP_DAY] : [date]
  if (date === LEAP_DAY) return [MOVING.at(-1)!, LEAP_DAY]
  if (!MOVING.includes(date)) return [date]
  return MOVING.filter((told) => inLeapYear(told) === date)
}

/** The day of a leap year on which a name day of a common year is celebrated, both MM-DD. */
function inLeapYear(day: string): string {
  const at = MOVING.indexOf(day)
  if (at < 0) return day
  return MOVING[at + 1] ?? LEAP_DAY
}

function readCalendar(): Map<string, CelebratedName[]> {
  const calendar = new Map<string, CelebratedName[]>()
  const spelled = new Set<string>()
  for (const day of DAYS_OF_MONTH.flatMap(daysOf)) {
    for (const written of on(day).split(',')) {
      const name = CORRECTED[written.trim()] ?? written.trim()
      const entry = { name, day, leap_day: inLeapYear(day) }
      calendar.set(plain(name), [...(calendar.get(plain(name)) ?? []), entry])
      spelled.add(name.toLowerCase())
    }
  }
  for (const name of spelled) calendar.set(name, calendar.get(plain(name))!)
  return calendar
}

function daysOf(days: number, month: number): string[] {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return Array.from({ length: days }, (_, at) => `${two(month + 1)}-${two(at + 1)}`)
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
