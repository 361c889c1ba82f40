import vine from '@vinejs/vine'
import { line, markup, position } from '#app/validation/rules'
import { ANSWER_MAX, QUESTION_MAX } from '#content/constants'

/** A question as staff write it; English may wait. */
export const faqValidator = vine.create({
  question_hu: line(QUESTION_MAX).minLength(1),
  question_en: line(QUESTION_MAX).nullable().optional(),
  answer_hu: markup(ANSWER_MAX, { needed: true }),
  answer_en: markup(ANSWER_MAX, { needed: false }).nullable().optional(),
  position: position().nullable().optional(),
  is_published: vine.boolean({ strict: true }).optional(),
})

/** One place up or down the list. */
export const faqPlaceValidator = vine.create({ direction: vine.enum(['up', 'down'] as const) })
