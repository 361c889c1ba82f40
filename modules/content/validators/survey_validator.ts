import vine from '@vinejs/vine'
import { integer } from '#app/validation/numbers'
import { ANSWER_MAX, BLOCKS_MAX, LABEL_MAX, SURVEY_POINTS_MAX } from '#content/constants'
import { SLUG_PATTERN } from '#content/slugs'
import { blockId, day, questionFields, titles } from './question_rules.js'

const text = () => vine.string().trim().maxLength(ANSWER_MAX)
const heading = () => vine.string().trim().maxLength(LABEL_MAX)

const isCalled = (name: string) => (value: unknown) =>
  vine.helpers.isObject(value) && value.name === name

const block = vine
  .union([
    vine.union.if(
      isCalled('title'),
      vine.object({
        id: blockId(),
        name: vine.literal('title'),
        props: vine.object({
          text_hu: heading().minLength(1),
          text_en: heading().nullable().optional(),
        }),
      })
    ),
    vine.union.if(
      isCalled('text'),
      vine.object({
        id: blockId(),
        name: vine.literal('text'),
        props: vine.object({
          html_hu: text().minLength(1),
          html_en: text().nullable().optional(),
        }),
      })
    ),
    vine.union.if(
      isCalled('survey input'),
      vine.object({
        id: blockId(),
        name: vine.literal('survey input'),
        props: vine.object(questionFields),
      })
    ),
  ])
  .otherwise((_, field) => field.report('invalid', 'invalid', field))

/** A survey as staff write it. */
export const surveyValidator = vine.create({
  ...titles,
  slug: vine.string().trim().maxLength(100).regex(SLUG_PATTERN).nullable().optional(),
  points: integer([0, SURVEY_POINTS_MAX]),
  closes_on: day().nullable().optional(),
  is_published: vine.boolean({ strict: true }).nullable().optional(),
  content: vine.array(block).minLength(1).maxLength(BLOCKS_MAX),
})
