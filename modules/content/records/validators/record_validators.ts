import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { ID_MAX } from '#app/validation/ids'
import { integer, wholeNumber } from '#app/validation/numbers'
import { position } from '#app/validation/rules'
import { PREVIEW_DAYS_MAX } from '#content/constants'
import { SLUG_PATTERN } from '#content/pages/slugs'
import { budapestInstant } from '../budapest_instant.js'
import { MADE_KINDS } from '../record_kinds.js'

const SLUG_MAX = 100
const REVISION_MAX = 2_000_000_000
/** Numbers of versions stay far below. */
export const VERSION_MAX = 1_000_000
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/

const timeRule = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && budapestInstant(value) === null) {
    field.report('invalid', 'invalid', field)
  }
})

/** A time as it is typed in Budapest; becomes ms UTC. */
const instant = () =>
  vine
    .string()
    .trim()
    .regex(TIME)
    .use(timeRule())
    .transform((text) => budapestInstant(text))
    .nullable()
    .optional()

const slug = () =>
  vine.string().trim().maxLength(SLUG_MAX).regex(SLUG_PATTERN).nullable().optional()
const category = () => integer([1, ID_MAX]).nullable().optional()
/** The text is checked by its own rules, once the kind is known. */
const body = () => vine.record(vine.any().nullable())

/** A new record. */
export const newRecordValidator = vine.create({
  kind: vine.enum(MADE_KINDS),
  category_id: category(),
  slug: slug(),
  takes_over_slug: vine.boolean({ strict: true }).optional(),
  body: body(),
})

/** A save of a draft, which names the revision it began from. */
export const recordValidator = vine.create({
  revision: wholeNumber([1, REVISION_MAX]),
  category_id: category(),
  slug: slug(),
  takes_over_slug: vine.boolean({ strict: true }).optional(),
  position: position().nullable().optional(),
  body: body(),
})

/** When a draft is to be shown. */
export const publicationValidator = vine.create({
  starts_at: instant(),
  ends_at: instant(),
  show_as_new: vine.boolean({ strict: true }).optional(),
})

/** One place up or down the list. */
export const placeValidator = vine.create({ direction: vine.enum(['up', 'down'] as const) })

/** How many days a preview link lives. */
export const previewValidator = vine.create({
  days: integer([1, PREVIEW_DAYS_MAX]).nullable().optional(),
})
