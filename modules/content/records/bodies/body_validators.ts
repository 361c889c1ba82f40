import vine from '@vinejs/vine'
import { line, pictureName } from '#app/validation/rules'
import { entriesValidator } from '#content/menus/main'
import { RECORD_BLOCKS_MAX, TITLE_MAX } from '#content/constants'

/** Longest lead or description, in characters. */
const LEAD_MAX = 1000
/** Most articles or products that an article names. */
const RELATED_MAX = 12
const UUID = /^[0-9a-f-]{36}$/

const words = (max: number) => line(max).nullable().optional()
const paragraph = () => vine.string().trim().maxLength(LEAD_MAX).nullable().optional()
const key = () => vine.string().regex(UUID)

/** Blocks are checked by their own definitions. */
const content = () => vine.array(vine.any()).maxLength(RECORD_BLOCKS_MAX).optional()

const page = {
  title_hu: words(TITLE_MAX),
  title_en: words(TITLE_MAX),
  description_hu: paragraph(),
  description_en: paragraph(),
  thumbnail: pictureName(),
  content: content(),
}

/** The blocks of a kind whose other texts are made of fields. */
export const contentValidator = vine.create({ content: content() })

/** What the text of each kind may hold; a draft may still lack words, a publication may not. */
export const bodyValidators = {
  page: vine.create({
    ...page,
    hide_title: vine.boolean({ strict: true }).optional(),
    not_contained: vine.boolean({ strict: true }).optional(),
  }),
  article: vine.create({
    ...page,
    lead_hu: paragraph(),
    lead_en: paragraph(),
    related: vine.array(key()).maxLength(RELATED_MAX).optional(),
    products: vine.array(key()).maxLength(RELATED_MAX).optional(),
  }),
  menu: entriesValidator,
  footer: entriesValidator,
}
