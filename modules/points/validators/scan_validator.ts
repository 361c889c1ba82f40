import vine from '@vinejs/vine'
import { CODE_TEXT_MAX } from '#points/code_format'

/** A submitted code, with the name the browser may give this scan. @source specification §7 */
export const scanValidator = vine.create({
  qrCode: vine.string().minLength(1).maxLength(CODE_TEXT_MAX),
  /** Who made the scan, where it waited on a phone that several members may use. */
  member_id: vine.number().positive().withoutDecimals().optional(),
})
