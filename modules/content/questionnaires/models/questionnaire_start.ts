import { QuestionnaireStartSchema } from '#database/schema'

/** When a member began to watch the film of a quiz, the first time. */
export default class QuestionnaireStart extends QuestionnaireStartSchema {}
