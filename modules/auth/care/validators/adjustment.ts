import vine from '@vinejs/vine'
import { wholeNumber } from '#app/validation/numbers'
import { line } from '#app/validation/rules'

/** Points one booking by hand may move; more is a slip. */
const POINTS_MAX = 1_000_000
const REASON_MAX = 500

/** A booking of nothing is a slip. */
const notZero = vine.createRule((value, _options, field) => {
  if (value === 0) field.report('invalid', 'invalid', field)
})

/** Points booked by hand; for the community there is nothing to count, its rule says how many. */
export const adjustmentValidator = vine.create({
  source: vine.enum(['adjustment_manual', 'facebook_group'] as const),
  points: wholeNumber([-POINTS_MAX, POINTS_MAX])
    .use(notZero())
    .optional()
    .requiredWhen('source', '=', 'adjustment_manual'),
  reason: line(REASON_MAX).minLength(3),
})
