import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import {
  deleteQuestionnaire,
  insertQuestionnaire,
  updateQuestionnaire,
} from '#content/actions/save_questionnaire'
import { QUESTIONNAIRE_LIST, questionnairesPage } from '#content/queries/admin/questionnaires_page'
import { questionnaireValidator } from '#content/validators/questionnaire_validator'

/** Questionnaires in the back-office, with their solutions. */
export default class QuestionnairesController {
  async index(ctx: HttpContext) {
    return questionnairesPage(await listQuery(ctx, QUESTIONNAIRE_LIST))
  }

  async show({ params }: HttpContext) {
    return { data: await this.#record(Number(params.id)) }
  }

  async store(ctx: HttpContext) {
    const questionnaire = await questionnaireValidator.validate(ctx.request.body())
    const id = await transaction((trx) => insertQuestionnaire(trx, questionnaire, actorOf(ctx)))
    return ctx.response.created({ data: await this.#record(id) })
  }

  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const questionnaire = await questionnaireValidator.validate(ctx.request.body())
    const change = { id, by: actorOf(ctx) }
    await transaction((trx) => updateQuestionnaire(trx, change, questionnaire))
    return { data: await this.#record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => deleteQuestionnaire(trx, { id, by: actorOf(ctx) }))
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await questionnairesPage(oneOf(id))
    if (!data.length) throw new NotFound()
    return data[0]
  }
}
