import vine from '@vinejs/vine'
import { wholeNumber } from '#app/validation/numbers'
import { line } from '#app/validation/rules'
import { STAFF_REASONS } from '../stock_reasons.js'

/** Pieces one movement may add or take. */
const DELTA_MAX = 1_000_000
const NOTE_MAX = 200

/** The sign a reason allows; a correction may do either. */
const fitsReason = vine.createRule((value, _options, field) => {
  if (typeof value !== 'number') return
  const { reason } = field.data as { reason?: unknown }
  const isWrong = (reason === 'receipt' && value < 0) || (reason === 'loss' && value > 0)
  if (isWrong || value === 0) field.report('invalid', 'invalid', field)
})

/** What staff say of a movement; the note tells whoever reads the list later. */
export const stockMoveValidator = vine.create({
  reason: vine.enum(STAFF_REASONS),
  delta: wholeNumber([-DELTA_MAX, DELTA_MAX]).use(fitsReason()),
  note: line(NOTE_MAX).minLength(3),
})

/** Where counting begins or ends; no number is no limit. */
export const stockLimitValidator = vine.create({
  qty: wholeNumber([0, DELTA_MAX]).nullable(),
  note: line(NOTE_MAX).minLength(3),
})

/** One line of a file of stock. */
export const stockRowValidator = vine.create({
  slug: line(100),
  variation: line(200).optional(),
  count: wholeNumber([0, DELTA_MAX]).optional(),
  change: wholeNumber([-DELTA_MAX, DELTA_MAX]).use(fitsReason()).optional(),
  reason: vine.enum(STAFF_REASONS).optional(),
  note: line(NOTE_MAX).minLength(3).optional(),
})
