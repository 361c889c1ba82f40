import { QuestionnaireAttemptSchema } from '#database/schema'

/** How often a member tried a quiz, and when it was passed. */
export default class QuestionnaireAttempt extends QuestionnaireAttemptSchema {}
