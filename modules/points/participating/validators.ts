import vine from '@vinejs/vine'
import { integer } from '#app/validation/numbers'
import { line, pictureName, position } from '#app/validation/rules'
import { RULE_POINTS_MAX } from '#app/rules/point_sources'

const TITLE_MAX = 200
const SLUG_MAX = 100
/** On the command line a name of digits alone would be taken for an id. */
const SLUG = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/

const title = () => line(TITLE_MAX).minLength(1)
const points = () => integer([1, RULE_POINTS_MAX])
const flag = () => vine.boolean({ strict: true })

/** A sticker-marked product as the form sends it. */
export const participatingProductValidator = vine.create({
  title_hu: title(),
  title_en: title(),
  slug: line(SLUG_MAX).regex(SLUG).nullable().optional(),
  points: points(),
  picture: pictureName(),
  position: position().nullable().optional(),
  is_active: flag().optional(),
})

/** One line of a file: the fields it names, as the form would take them. */
export const participatingRowValidator = vine.create({
  slug: line(SLUG_MAX).regex(SLUG),
  title_hu: title().optional(),
  title_en: title().optional(),
  points: points().optional(),
  position: position().optional(),
  is_active: flag().optional(),
})
