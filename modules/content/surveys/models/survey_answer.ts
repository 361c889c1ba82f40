import { SurveyAnswerSchema } from '#database/schema'
import type { Answer } from '../../questions/judge_answers.js'

/** What a member answered to a survey, by the id of the question. */
export default class SurveyAnswer extends SurveyAnswerSchema {
  declare answers: Record<string, Answer>
}
