import vine from '@vinejs/vine'

/** Longest slug of a survey, in characters. */
const SLUG_MAX = 100

/** A survey and its answers, or nothing where the list itself is done. @source requirements S-03 */
export const surveyStepValidator = vine.create({
  survey: vine.string().maxLength(SLUG_MAX).nullable().optional(),
  fields: vine.object({}).allowUnknownProperties().optional(),
})
