import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { startQuestionnaire } from '../actions/start_questionnaire.js'
import { registeredMember } from '../registered_member.js'

/** The moment a member begins to watch the film of a questionnaire. */
export default class QuestionnaireStartsController {
  async store(ctx: HttpContext) {
    const { params, response } = ctx
    await startQuestionnaire(Number(params.questionnaire), registeredMember(ctx))
    if (wantsJson(ctx)) return response.noContent()
    return response.redirect(response.redirect().getPreviousUrl('/'))
  }
}
