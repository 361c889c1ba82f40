import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { isCalendarDay } from '#app/validation/rules'
import { AGE_YEARS_MAX, AGE_YEARS_MIN } from '#auth/constants'

const DAY = /^(19|20)\d{2}-(\d{2})-(\d{2})$/
const MONTH_DAY = /^(\d{2})-(\d{2})$/
/** A leap year, so that the 29th of February is a name day. */
const LEAP_YEAR = 2024

/**
 * Whether a day exists and lies in the allowed age, both ends included.
 *
 * @param day YYYY-MM-DD
 * @param today the day in Budapest, YYYY-MM-DD
 * @source requirements X-04, V-18
 */
export function isBirthday(day: string, today: string): boolean {
  if (!DAY.test(day) || !isCalendarDay(day)) return false
  return day <= yearsBefore(today, AGE_YEARS_MIN) && day >= yearsBefore(today, AGE_YEARS_MAX)
}

/** Whether a month and a day, as MM-DD, exist in a leap year. */
export function isNameDay(day: string): boolean {
  return MONTH_DAY.test(day) && isCalendarDay(`${LEAP_YEAR}-${day}`)
}

function yearsBefore(today: string, years: number): string {
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
}

function dayRule(test: (day: string) => boolean) {
  return vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
    if (typeof value === 'string' && !test(value)) field.report('invalid', 'invalid', field)
  })
}

const birthdayRule = dayRule((day) => isBirthday(day, businessDate(clock.now())))
const nameDayRule = dayRule(isNameDay)

/** A birthday as YYYY-MM-DD. */
export const birthday = () => vine.string().trim().use(birthdayRule())

/** A name day as MM-DD. */
export const nameDay = () => vine.string().trim().use(nameDayRule())

/** A birthday, or nothing where the step is left out. @source requirements */
export const birthdayValidator = vine.create({ birthday: birthday().nullable().optional() })

/** A name day, or nothing where the step is left out. @source requirements X-05 */
export const nameDayValidator = vine.create({ name_day: nameDay().nullable().optional() })
