import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { wholeNumber } from '#app/validation/numbers'
import { calendarDay, line, notBefore } from '#app/validation/rules'
import { VOID_REASON_MAX } from '#points/constants'

/** A batch's serial has 20 bits. */
const COUNT_MAX = 1_048_576
/** More points than any product brings. */
const POINTS_MAX = 100_000
const SCANS_MAX = 1_000_000

const whole = (max: number) => wholeNumber([1, max])

/** Why a code batch is voided. */
export const voidBatchValidator = vine.create({ reason: line(VOID_REASON_MAX).minLength(1) })

/** A new code batch as the back-office sends it; days are days in Budapest. */
export const codeBatchValidator = vine.create({
  product_id: whole(ID_MAX),
  count: whole(COUNT_MAX),
  points: whole(POINTS_MAX).nullable().optional(),
  max_scans: whole(SCANS_MAX).optional(),
  valid_from: calendarDay().nullable().optional(),
  valid_to: calendarDay().use(notBefore('valid_from')).nullable().optional(),
})
