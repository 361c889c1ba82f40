import { OpenSurveys, type OpenSurvey, type SurveyAnswers } from '#auth'
import { answerSurvey } from '../actions/answer_survey.js'
import { surveysWaitingFor } from '../queries/survey_by_slug.js'
import { textIn } from '../text_in.js'

/** The surveys of this shop for the flow of extra points. */
export class SurveysForMembers extends OpenSurveys {
  async of(memberId: number, locale: string): Promise<OpenSurvey[]> {
    const waiting = await surveysWaitingFor(memberId)
    return waiting.map((survey) => {
      const { slug, points } = survey
      return { slug, title: textIn(survey, 'title', locale), points }
    })
  }

  answer(answers: SurveyAnswers): Promise<number> {
    return answerSurvey(answers)
  }
}
