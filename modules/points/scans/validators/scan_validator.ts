import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { CODE_TEXT_MAX } from '#app/rules/code_text'

/** A submitted code, with the name the browser may give this scan. @source requirements */
export const scanValidator = vine.create({
  qrCode: vine.string().minLength(1).maxLength(CODE_TEXT_MAX),
  /** Who made the scan, where it waited on a phone that several members may use. */
  member_id: integer([1, ID_MAX]).optional(),
})
