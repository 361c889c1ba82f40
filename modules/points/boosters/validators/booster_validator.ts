import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { calendarDay, line, notBefore } from '#app/validation/rules'
import { BONUS_KINDS } from '../booster.js'

const NAME_MAX = 200
/** Points of one bonus; of a percentage, a thousandfold is more than anybody means. */
const BONUS_MAX = 100_000
const LIMIT_MAX = 1_000_000
const BUDGET_MAX = 1_000_000_000
/** Things a list may name. */
const LISTED_MAX = 50
const PREFIX = /^[1-9]\d{0,3}$/

const limit = () => integer([1, LIMIT_MAX]).nullable().optional()
const ids = () =>
  vine
    .array(integer([1, ID_MAX]))
    .maxLength(LISTED_MAX)
    .distinct()
    .nullable()
    .optional()

/** A booster as the back-office sends it; days are days in Budapest, 1 is Monday. */
export const boosterValidator = vine.create({
  name_hu: line(NAME_MAX).minLength(1),
  name_en: line(NAME_MAX).nullable().optional(),
  bonus_kind: vine.enum(BONUS_KINDS),
  bonus: integer([1, BONUS_MAX]),
  first_day: calendarDay().nullable().optional(),
  last_day: calendarDay().use(notBefore('first_day')).nullable().optional(),
  weekdays: vine
    .array(integer([1, 7]))
    .maxLength(7)
    .distinct()
    .nullable()
    .optional(),
  product_ids: ids(),
  profession_ids: ids(),
  zip_prefixes: vine
    .array(vine.string().trim().regex(PREFIX))
    .maxLength(LISTED_MAX)
    .distinct()
    .nullable()
    .optional(),
  limit_per_member: limit(),
  limit_per_member_day: limit(),
  limit_per_day: limit(),
  limit_total: limit(),
  budget: integer([1, BUDGET_MAX]),
})
