import vine from '@vinejs/vine'
import { integer } from '#app/validation/numbers'
import { CODE_TEXT_MAX } from '#app/rules/code_text'
import { DISPUTE_REASONS } from '#app/rules/dispute_reasons'
import { DISPUTE_POINTS_MAX, DISPUTE_TEXT_MAX } from '#points/constants'

/** A sticker that brought nothing, and what the member was told. */
export const disputeValidator = vine.create({
  qrCode: vine.string().minLength(1).maxLength(CODE_TEXT_MAX),
  reason: vine.enum(DISPUTE_REASONS),
  note: vine.string().trim().maxLength(DISPUTE_TEXT_MAX).optional(),
})

/** Points for a reported sticker; the reason stands beside the entry and goes to the member. */
export const disputeCreditValidator = vine.create({
  points: integer([1, DISPUTE_POINTS_MAX]),
  reason: vine.string().trim().minLength(1).maxLength(DISPUTE_TEXT_MAX),
})

/** Why a reported sticker brings nothing, as the member reads it. */
export const disputeDeclineValidator = vine.create({
  reason: vine.string().trim().minLength(1).maxLength(DISPUTE_TEXT_MAX),
})
