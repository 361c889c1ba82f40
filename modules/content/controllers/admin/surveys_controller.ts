import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { deleteSurvey, insertSurvey, updateSurvey } from '#content/actions/save_survey'
import { surveyResults } from '#content/queries/admin/survey_results'
import { SURVEY_LIST, surveysPage } from '#content/queries/admin/surveys_page'
import { questionsAmong } from '#content/surveys/survey_blocks'
import { surveyValidator } from '#content/validators/survey_validator'

/** Surveys in the back-office, and what was answered. */
export default class SurveysController {
  async index(ctx: HttpContext) {
    return surveysPage(await listQuery(ctx, SURVEY_LIST))
  }

  async show({ params }: HttpContext) {
    const survey = await this.#record(Number(params.id))
    const results = await surveyResults(survey.id, questionsAmong(survey.content))
    return { data: { ...survey, results } }
  }

  async store(ctx: HttpContext) {
    const survey = await surveyValidator.validate(ctx.request.body())
    const id = await transaction((trx) => insertSurvey(trx, survey, actorOf(ctx)))
    return ctx.response.created({ data: await this.#record(id) })
  }

  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const survey = await surveyValidator.validate(ctx.request.body())
    await transaction((trx) => updateSurvey(trx, { id, by: actorOf(ctx) }, survey))
    return { data: await this.#record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => deleteSurvey(trx, { id, by: actorOf(ctx) }))
    return { data: { id } }
  }

  async #record(id: number) {
    const { data } = await surveysPage(oneOf(id))
    if (!data.length) throw new NotFound()
    return data[0]
  }
}
