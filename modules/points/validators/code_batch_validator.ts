import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { wholeNumber } from '#app/validation/numbers'

/** A batch's serial has 20 bits. */
const COUNT_MAX = 1_048_576
/** More points than any product brings. */
const POINTS_MAX = 100_000
const SCANS_MAX = 1_000_000

const whole = (max: number) => wholeNumber([1, max])
const day = () =>
  vine
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable()
    .optional()

/** A new roll of stickers as the back-office sends it; days are days in Budapest. */
export const codeBatchValidator = vine.create({
  product_id: whole(ID_MAX),
  count: whole(COUNT_MAX),
  points: whole(POINTS_MAX).nullable().optional(),
  max_scans: whole(SCANS_MAX).optional(),
  valid_from: day(),
  valid_to: day(),
})
