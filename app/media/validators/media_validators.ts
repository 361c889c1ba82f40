import vine from '@vinejs/vine'
import { integer } from '#app/validation/numbers'
import { MEDIA_KINDS } from '../models/media.js'

const ALT_MAX = 200
const FILE_NAME_MAX = 500
/** Where the grid of what must stay visible ends; it begins with 0. */
const FOCUS_MAX = 4
const altText = () => vine.string().trim().maxLength(ALT_MAX).optional().nullable()
const focus = () => integer([0, FOCUS_MAX]).optional()
const texts = { alt_hu: altText(), alt_en: altText() }

/** What goes with the bytes of an upload. */
export const uploadValidator = vine.create({
  ...texts,
  file_name: vine.string().maxLength(FILE_NAME_MAX).optional().nullable(),
  kind: vine.enum(MEDIA_KINDS).optional(),
})

/** What may be said of a medium. */
export const mediumValidator = vine.create({
  ...texts,
  file_name: vine.string().trim().maxLength(FILE_NAME_MAX).optional().nullable(),
  is_decorative: vine.boolean({ strict: true }).optional(),
  focus_x: focus(),
  focus_y: focus(),
})
