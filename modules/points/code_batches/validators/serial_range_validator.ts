import vine from '@vinejs/vine'
import { integer } from '#app/validation/numbers'
import { line } from '#app/validation/rules'
import { VOID_REASON_MAX } from '#points/constants'
import { LABEL_NAMES } from '#points/stickers/label_formats'
import { SERIALS_MAX } from '../code_format.js'
import type { SerialRange } from '../queries/void_ranges.js'

const serial = () => integer([1, SERIALS_MAX])

/** A part of a batch as staff name it: stickers counted from 1, both ends inside. */
export const serialRangeValidator = vine.create({ from: serial(), to: serial() })

/** The same with either end left open. */
export const openRangeValidator = vine.create({
  from: serial().optional(),
  to: serial().optional(),
})

/** A sheet of stickers to print. */
export const stickerSheetValidator = vine.create({
  from: serial().optional(),
  to: serial().optional(),
  label: vine.enum(LABEL_NAMES).optional(),
})

/** Stickers that are voided. */
export const voidRangeValidator = vine.create({
  from: serial(),
  to: serial(),
  reason: line(VOID_REASON_MAX).minLength(1),
})

/** The range as the shop counts it: from 0. */
export function rangeOf({ from, to }: { from: number; to: number }): SerialRange {
  return { first: from - 1, last: to - 1 }
}
