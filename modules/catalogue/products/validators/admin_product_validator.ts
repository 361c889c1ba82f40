import vine from '@vinejs/vine'
import { ID_MAX } from '#app/validation/ids'
import { wholeNumber } from '#app/validation/numbers'
import { line, pictureName } from '#app/validation/rules'

const TITLE_MAX = 200
const SHORT_MAX = 500
const TEXT_MAX = 20_000
/** The largest price and stock, far from where integers end. */
const NUMBER_MAX = 1_000_000
/** Ten years. */
const LIMIT_DAYS_MAX = 3650
const TYPES_MAX = 3
const VALUES_MAX = 30

const title = () => line(TITLE_MAX).minLength(1)
const text = (max: number) => vine.string().trim().maxLength(max)
const count = (min: number) => wholeNumber([min, NUMBER_MAX])

/** Only what a promotion gives may cost nothing. */
const freeOnlyAsReward = vine.createRule((value, _options: undefined, field) => {
  const { is_gift: isGift } = field.data as { is_gift?: unknown }
  if (value === 0 && isGift !== true) field.report('min', 'min', field)
})

const SLUG_MAX = 100
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const fields = {
  title_hu: title(),
  title_en: title(),
  slug: vine
    .string()
    .trim()
    .maxLength(100)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    .nullable()
    .optional(),
  category_id: count(1),
  price: count(0).use(freeOnlyAsReward()),
  position: count(-NUMBER_MAX).optional(),
  low_stock_at: count(0).optional(),
  short_description_hu: text(SHORT_MAX).nullable().optional(),
  short_description_en: text(SHORT_MAX).nullable().optional(),
  description_hu: text(TEXT_MAX).nullable().optional(),
  description_en: text(TEXT_MAX).nullable().optional(),
  picture: pictureName(),
  picture_alt_hu: line(TITLE_MAX).nullable().optional(),
  picture_alt_en: line(TITLE_MAX).nullable().optional(),
  is_new: vine.boolean({ strict: true }).optional(),
  is_published: vine.boolean({ strict: true }).optional(),
  is_gift: vine.boolean({ strict: true }).optional(),
  limit_quantity: count(1).nullable().optional().requiredIfExists('limit_days'),
  limit_days: count(1).max(LIMIT_DAYS_MAX).nullable().optional().requiredIfExists('limit_quantity'),
}

const named = { title_hu: line(100).minLength(1), title_en: line(100).minLength(1) }
const id = () => wholeNumber([1, ID_MAX])

/** How much there is of what is new is said, one way or the other: nothing is unlimited by accident. */
const openingStock = {
  initial_quantity: count(0).nullable().optional(),
  is_unlimited: vine.boolean({ strict: true }).optional(),
}

/** Pieces as the actions take them: null is unlimited, undefined was not said. */
export function openingOf(stock: { initial_quantity?: number | null; is_unlimited?: boolean }) {
  return stock.is_unlimited ? null : (stock.initial_quantity ?? undefined)
}

/** A new gift with its variations and what there is of each combination of them. */
export const productCreateValidator = vine.create({
  ...fields,
  ...openingStock,
  initial_quantity: count(0).nullable().optional().requiredWhen('is_unlimited', '!=', true),
  variation_types: vine
    .array(
      vine.object({
        ...named,
        values: vine
          .array(vine.object({ ...named }))
          .minLength(1)
          .maxLength(VALUES_MAX),
      })
    )
    .maxLength(TYPES_MAX)
    .nullable()
    .optional(),
})

/** Changes of a gift; its stock changes by movements alone, but for that of variations that are added. */
export const productUpdateValidator = vine.create({
  ...fields,
  ...openingStock,
  variation_types: vine
    .array(
      vine.object({
        id: id().optional(),
        ...named,
        values: vine
          .array(
            vine.object({
              id: id().optional(),
              ...named,
              is_active: vine.boolean({ strict: true }).optional(),
            })
          )
          .minLength(1)
          .maxLength(VALUES_MAX)
          .distinct('id'),
      })
    )
    .maxLength(TYPES_MAX)
    .distinct('id')
    .nullable()
    .optional(),
})

/** One line of a file of gifts: the fields it names, as the form would take them. */
export const productRowValidator = vine.create({
  slug: line(SLUG_MAX).regex(SLUG),
  title_hu: title().optional(),
  title_en: title().optional(),
  category: line(SLUG_MAX).regex(SLUG).optional(),
  price: count(1).optional(),
  position: fields.position.clone(),
  low_stock_at: fields.low_stock_at.clone(),
  short_description_hu: text(SHORT_MAX).optional(),
  short_description_en: text(SHORT_MAX).optional(),
  description_hu: text(TEXT_MAX).optional(),
  description_en: text(TEXT_MAX).optional(),
  is_new: fields.is_new.clone(),
  is_published: fields.is_published.clone(),
  initial_quantity: count(0).optional(),
})
