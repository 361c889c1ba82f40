import vine from '@vinejs/vine'

/** Answers by the id of the question; the questions of the survey judge each of them. */
export const surveyAnswersValidator = vine.create({
  fields: vine.object({}).allowUnknownProperties().optional(),
})
