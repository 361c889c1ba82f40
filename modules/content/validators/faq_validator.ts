import vine from '@vinejs/vine'
import { integer } from '#app/validation/numbers'
import { line, markup } from '#app/validation/rules'
import { ANSWER_MAX, QUESTION_MAX } from '#content/constants'

/** Positions stay far from where integers end. */
const POSITION_MAX = 1_000_000

/** A question as staff write it; English may wait. */
export const faqValidator = vine.create({
  question_hu: line(QUESTION_MAX).minLength(1),
  question_en: line(QUESTION_MAX).nullable().optional(),
  answer_hu: markup(ANSWER_MAX, { needed: true }),
  answer_en: markup(ANSWER_MAX, { needed: false }).nullable().optional(),
  position: integer([-POSITION_MAX, POSITION_MAX]).nullable().optional(),
  is_published: vine.boolean({ strict: true }).optional(),
})

/** One place up or down the list. */
export const faqPlaceValidator = vine.create({ direction: vine.enum(['up', 'down'] as const) })
