import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isCalendarDay } from '#points/business_date'

const dayRule = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isCalendarDay(value)) field.report('invalid', 'invalid', field)
})

/** A day of the calendar, YYYY-MM-DD. */
export const calendarDay = () => vine.string().trim().use(dayRule())
