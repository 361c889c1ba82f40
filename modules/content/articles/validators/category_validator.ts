import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { line, position } from '#app/validation/rules'
import { TITLE_MAX } from '#content/constants'

const SEGMENT_MAX = 100
const DESCRIPTION_MAX = 2000
/** A segment of digits alone would be taken for a page. */
const SEGMENT = /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/

const description = () => vine.string().trim().maxLength(DESCRIPTION_MAX).nullable().optional()

/** A category of the knowledge base; its slug is its own segment, without those above it. */
export const articleCategoryValidator = vine.create({
  parent_id: integer([1, ID_MAX]).nullable().optional(),
  title_hu: line(TITLE_MAX).minLength(1),
  title_en: line(TITLE_MAX).nullable().optional(),
  slug: vine.string().trim().maxLength(SEGMENT_MAX).regex(SEGMENT).nullable().optional(),
  description_hu: description(),
  description_en: description(),
  position: position().nullable().optional(),
})
