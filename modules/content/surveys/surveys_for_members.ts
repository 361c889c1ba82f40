import { OpenSurveys, type OpenSurvey, type SurveyAnswers } from '#auth'
import { titleIn } from '#app/in_language'
import { answerSurvey } from './actions/answer_survey.js'
import { surveysWaitingFor } from './queries/open_surveys.js'

/** The surveys of this shop for the flow of extra points. */
export class SurveysForMembers extends OpenSurveys {
  async of(memberId: number, locale: string): Promise<OpenSurvey[]> {
    const waiting = await surveysWaitingFor(memberId)
    return waiting.map((survey) => {
      const { slug, points } = survey
      return { slug, title: titleIn(survey, locale), points }
    })
  }

  answer(answers: SurveyAnswers): Promise<number> {
    return answerSurvey(answers)
  }
}
