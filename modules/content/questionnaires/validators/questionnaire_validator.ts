import vine from '@vinejs/vine'
import { integer } from '#app/validation/numbers'
import { line } from '#app/validation/rules'
import {
  LABEL_MAX,
  OPTIONS_MAX,
  QUESTIONS_MAX,
  SURVEY_POINTS_MAX,
  WATCH_SECONDS_MAX,
} from '#content/constants'
import { SLUG_PATTERN } from '#content/pages/slugs'
import { blockId, optionFields, questionFields, titles } from '#content/questions/question_rules'
import { VIDEO } from '../video.js'
import { QUIZ_TYPES } from '../quiz_question.js'

/** Longest address of a film, in characters. */
const VIDEO_MAX = 200

const question = vine.object({
  id: blockId(),
  ...questionFields,
  type: vine.enum(QUIZ_TYPES),
  options: vine
    .array(
      vine.object({
        ...optionFields,
        is_right: vine.boolean({ strict: true }).nullable().optional(),
      })
    )
    .maxLength(OPTIONS_MAX)
    .nullable()
    .optional(),
  // Right answers in words or figures, one a line.
  solutions: vine.string().trim().maxLength(LABEL_MAX).nullable().optional(),
})

/** A questionnaire as staff write it. */
export const questionnaireValidator = vine.create({
  ...titles,
  points: integer([0, SURVEY_POINTS_MAX]),
  // The address of the film, or the eleven signs that name it.
  video: line(VIDEO_MAX).regex(VIDEO).nullable().optional(),
  watch_seconds: integer([0, WATCH_SECONDS_MAX]).nullable().optional(),
  page_slug: line(100).regex(SLUG_PATTERN).nullable().optional(),
  is_published: vine.boolean({ strict: true }).nullable().optional(),
  questions: vine.array(question).minLength(1).maxLength(QUESTIONS_MAX),
})
