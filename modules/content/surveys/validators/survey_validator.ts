import vine from '@vinejs/vine'
import { COUNTIES, type County } from '#app/rules/counties'
import { id, integer } from '#app/validation/numbers'
import { BLOCKS } from '#content/blocks/shared/definitions'
import { ANSWER_LIMIT_MAX, ANSWER_MAX, BLOCKS_MAX, SURVEY_POINTS_MAX } from '#content/constants'
import { SLUG_PATTERN } from '#content/pages/slugs'
import { blockId, day, questionFields, showIf, titles } from '#content/questions/question_rules'

/** Professions a target group names, at most. */
const PROFESSIONS_MAX = 50
const COUNTY_KEYS = Object.keys(COUNTIES) as County[]

const text = () => vine.string().trim().maxLength(ANSWER_MAX)
const heading = () => vine.string().trim().maxLength(BLOCKS.title.fields.text.max)

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
        props: vine.object({ ...questionFields, show_if: showIf().nullable().optional() }),
      })
    ),
  ])
  .otherwise((_, field) => field.report('invalid', 'invalid', field))

/** Whom a survey is for; what is left out asks for nothing. */
const target = vine.object({
  profession_ids: vine.array(id()).maxLength(PROFESSIONS_MAX).distinct().nullable().optional(),
  counties: vine.array(vine.enum(COUNTY_KEYS)).distinct().nullable().optional(),
  member_since: day().nullable().optional(),
  scanned_since: day().nullable().optional(),
})

/** A survey as staff write it. */
export const surveyValidator = vine.create({
  ...titles,
  slug: vine.string().trim().maxLength(100).regex(SLUG_PATTERN).nullable().optional(),
  points: integer([0, SURVEY_POINTS_MAX]),
  opens_on: day().nullable().optional(),
  closes_on: day().nullable().optional(),
  answer_limit: integer([1, ANSWER_LIMIT_MAX]).nullable().optional(),
  target: target.nullable().optional(),
  is_published: vine.boolean({ strict: true }).nullable().optional(),
  content: vine.array(block).minLength(1).maxLength(BLOCKS_MAX),
})
