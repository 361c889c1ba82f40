import vine from '@vinejs/vine'
import { PERIODS } from '#app/rules/figures'
import { calendarDay, notBefore } from '#app/validation/rules'
import { countOfDays } from '../../days/calendar.js'

/** Own days are three years at the most. */
const DAYS_MAX = 3 * 366

const notTooMany = vine.createRule((to: unknown, _: undefined, field) => {
  const { from } = field.parent
  if (typeof to !== 'string' || typeof from !== 'string') return
  if (countOfDays(from, to) > DAYS_MAX) field.report('max', 'max', field)
})

/** The period of the figures; `days` wants its first and last day. */
export const periodValidator = vine.create({
  period: vine.enum(PERIODS).optional(),
  from: calendarDay().optional().requiredWhen('period', '=', 'days'),
  to: calendarDay()
    .use(notBefore('from'))
    .use(notTooMany())
    .optional()
    .requiredWhen('period', '=', 'days'),
})
