import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { submitQuestionnaire } from '../actions/submit_questionnaire.js'
import { registeredMember } from '../registered_member.js'
import { questionnaireAnswersValidator } from '../validators/questionnaire_answers.js'

/** The answers to a questionnaire that stands in a page. */
export default class QuestionnairesController {
  async store(ctx: HttpContext) {
    const { params, request, response, session, i18n } = ctx
    const data = request.body()
    const { answers = {} } = await request.validateUsing(questionnaireAnswersValidator, { data })
    const points = await submitQuestionnaire({
      memberId: registeredMember(ctx),
      questionnaireId: Number(params.questionnaire),
      answers,
      locale: i18n.locale,
    })
    const success = i18n.t('questionnaire.passed', { points })
    if (wantsJson(ctx)) return response.json({ flash: { success }, points })
    session.flash('success', success)
    return response.redirect(response.redirect().getPreviousUrl('/'))
  }
}
