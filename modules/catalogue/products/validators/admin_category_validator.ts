import vine from '@vinejs/vine'
import { line, pictureName, position } from '#app/validation/rules'
import { RESERVED_CATEGORY_SLUGS } from '#catalogue/constants'

const TITLE_MAX = 200
const DESCRIPTION_MAX = 2000
const SLUG_MAX = 100
// Reserved words pass here, to be refused by a code of their own.
const SLUG = new RegExp(`^([a-z0-9]+(-[a-z0-9]+)*|${RESERVED_CATEGORY_SLUGS.join('|')})?$`)

const title = () => line(TITLE_MAX)
const description = () => vine.string().trim().maxLength(DESCRIPTION_MAX)

/** A category of gifts; English may wait. */
export const categoryValidator = vine.create({
  title_hu: title().minLength(1),
  title_en: title().nullable().optional(),
  slug: vine.string().trim().maxLength(SLUG_MAX).regex(SLUG).nullable().optional(),
  description_hu: description().nullable().optional(),
  description_en: description().nullable().optional(),
  picture: pictureName(),
  picture_alt_hu: title().nullable().optional(),
  picture_alt_en: title().nullable().optional(),
  position: position().nullable().optional(),
  is_active: vine.boolean({ strict: true }).optional(),
})
