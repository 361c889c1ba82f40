import vine from '@vinejs/vine'

/** Answers by the id of the question; the questions judge each of them. */
export const questionnaireAnswersValidator = vine.create({
  answers: vine.object({}).allowUnknownProperties().optional(),
})
