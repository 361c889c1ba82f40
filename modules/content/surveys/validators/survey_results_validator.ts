import vine from '@vinejs/vine'
import { COUNTIES, type County } from '#app/rules/counties'
import { ID_MAX } from '#app/validation/ids'
import { integer } from '#app/validation/numbers'
import { line } from '#app/validation/rules'

/** Longest text that is looked for among answers, in characters. */
const WANTED_MAX = 100

/** Whose answers are asked for, and what answers in words must hold. */
export const surveyResultsValidator = vine.create({
  profession_id: integer([1, ID_MAX]).optional(),
  county: vine.enum(Object.keys(COUNTIES) as County[]).optional(),
  q: line(WANTED_MAX).optional(),
})

/** How the table of answers is written. */
export const answerFileValidator = vine.create({
  format: vine.enum(['csv', 'xlsx'] as const),
  locale: vine.enum(['hu', 'en'] as const).optional(),
})
