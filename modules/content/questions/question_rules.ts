import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { integer } from '#app/validation/numbers'
import { line } from '#app/validation/rules'
import { COMPARISONS } from '#app/rules/show_if'
import { CONDITIONS_MAX, LABEL_MAX, NUMBER_MAX, OPTIONS_MAX, TITLE_MAX } from '../constants.js'
import { isDay } from './judge_answers.js'
import { QUESTION_TYPES } from './question.js'

/** Names of questions and choices: they are keys of what is kept, so they stay plain. */
const KEY = /^[a-z0-9][a-z0-9_-]{0,39}$/

const dayRule = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isDay(value)) field.report('invalid', 'invalid', field)
})

/** A day of the calendar, YYYY-MM-DD. */
export const day = () => vine.string().use(dayRule())

/** The name of a piece; a new piece gets one. */
export const blockId = () => vine.string().regex(KEY).nullable().optional()

/** A title in Hungarian, which a new row needs, and in English, which may wait. */
export const titles = {
  title_hu: line(TITLE_MAX).minLength(1),
  title_en: line(TITLE_MAX).nullable().optional(),
}

/** What every choice has. */
export const optionFields = {
  value: vine.string().regex(KEY).nullable().optional(),
  label_hu: line(LABEL_MAX).minLength(1),
  label_en: line(LABEL_MAX).nullable().optional(),
}

/** What a condition compares with: one text, or a list of them. */
const compared = vine.unionOfTypes([
  line(LABEL_MAX),
  vine.array(line(LABEL_MAX)).maxLength(OPTIONS_MAX),
])

/** When a question is asked. */
export const showIf = () =>
  vine.object({
    match: vine.enum(['all', 'any'] as const),
    rules: vine
      .array(
        vine.object({
          input: vine.string().regex(KEY),
          is: vine.enum(COMPARISONS),
          value: compared.nullable().optional(),
        })
      )
      .maxLength(CONDITIONS_MAX),
  })

/** What every question has. */
export const questionFields = {
  type: vine.enum(QUESTION_TYPES),
  required: vine.boolean({ strict: true }).nullable().optional(),
  label_hu: line(LABEL_MAX).minLength(1),
  label_en: line(LABEL_MAX).nullable().optional(),
  hint_hu: line(LABEL_MAX).nullable().optional(),
  hint_en: line(LABEL_MAX).nullable().optional(),
  min: integer([-NUMBER_MAX, NUMBER_MAX]).nullable().optional(),
  max: integer([-NUMBER_MAX, NUMBER_MAX]).nullable().optional(),
  earliest: day().nullable().optional(),
  latest: day().nullable().optional(),
  options: vine.array(vine.object(optionFields)).maxLength(OPTIONS_MAX).nullable().optional(),
}
