import type { FieldCodes } from './form_errors'

/** A day as it is typed, part by part; a name day has no year. */
export type DayParts = { year?: string; month: string; day: string }

/** Ages a member may have, in years. @source requirements U-01, U-02 */
const AGE_MIN = 18
const AGE_MAX = 150
const YEAR_MIN = 1900
/** A leap year, so that the 29th of February is a name day. */
const LEAP_YEAR = 2024

/** Bounds of the parts of a day; the last day depends on the month. @source requirements V-11 */
export interface DayBounds {
  year: { min: number; max: number }
  month: { min: number; max: number }
  day: { min: number; max: number }
}

/** The parts of `1990-02-28`, or of `02-28` for a day without a year. */
export function partsOf(date: string | null): { year: string; month: string; day: string } {
  const [day = '', month = '', year = ''] = (date ?? '').split('-').reverse()
  return { year, month: String(Number(month) || ''), day: String(Number(day) || '') }
}

/** The parts as they are sent: `1990-02-28`, `02-28`, or nothing. */
export function dayOf({ year, month, day }: DayParts): string {
  const parts = [month.padStart(2, '0'), day.padStart(2, '0')]
  if (!month && !day && !year) return ''
  return (year === undefined ? parts : [year, ...parts]).join('-')
}

/** The bounds of what may be typed now; `today` is the day in Budapest, YYYY-MM-DD. */
export function boundsOf({ year, month }: DayParts, today: string): DayBounds {
  const inYear = Number(year) || LEAP_YEAR
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  const lastDay = isMonth ? new Date(Date.UTC(inYear, Number(month), 0)).getUTCDate() : 31
  return {
    year: { min: YEAR_MIN, max: Number(today.slice(0, 4)) - AGE_MIN },
    month: { min: 1, max: 12 },
    day: { min: 1, max: lastDay },
  }
}

/**
 * What is wrong with a day: codes by part, or under an empty name for the day as a whole. All parts
 * are filled in or none; the server has the same rules.
 */
export function dayErrors(parts: DayParts, today: string): FieldCodes {
  const texts = Object.entries(parts) as ['year' | 'month' | 'day', string][]
  if (texts.every(([, text]) => text.trim() === '')) return {}
  const bounds = boundsOf(parts, today)
  const errors: FieldCodes = {}
  for (const [part, text] of texts) {
    if (text.trim() === '') errors[part] = 'required'
    else if (!isWithin(text, bounds[part])) errors[part] = 'invalid'
  }
  if (Object.keys(errors).length || parts.year === undefined) return errors
  return isAllowedAge(dayOf(parts), today) ? {} : { '': 'invalid' }
}

function isWithin(text: string, { min, max }: { min: number; max: number }) {
  return /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max
}

function isAllowedAge(day: string, today: string) {
  const before = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  return day <= before(AGE_MIN) && day >= before(AGE_MAX)
}
