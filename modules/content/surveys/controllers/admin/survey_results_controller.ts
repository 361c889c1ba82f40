import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { NotFound } from '#app/exceptions/page_exceptions'
import { asPrivateFile, CSV } from '#app/files/private_file'
import { asCsv, asXlsx, XLSX } from '#app/files/table_file'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import Survey from '#content/surveys/models/survey'
import { answerTable } from '#content/surveys/results/answer_rows'
import { surveyResults } from '#content/surveys/results/survey_results'
import {
  answerFileValidator,
  surveyResultsValidator,
} from '#content/surveys/validators/survey_results_validator'

/** What was answered to a survey: counted, and as a table without persons. */
export default class SurveyResultsController {
  async show({ params, request }: HttpContext) {
    const asked = await surveyResultsValidator.validate(request.qs())
    const survey = await surveyOf(params.id)
    const { profession_id: professionId, county, q: wanted } = asked
    return { data: await surveyResults(survey, { professionId, county, wanted }) }
  }

  /** All answers as a file. */
  async download(ctx: HttpContext) {
    const { params, request, response, i18n } = ctx
    const { format, locale = i18n.locale } = await answerFileValidator.validate(request.qs())
    const survey = await surveyOf(params.id)
    const subject = { type: 'survey', id: survey.id }
    const entry = { by: actorOf(ctx), subject, detail: format }
    await transaction((trx) => recordAudit(trx, { ...entry, action: 'survey.answers_exported' }))
    const name = `survey-${survey.id}.${format}`
    asPrivateFile(response, { name, type: format === 'csv' ? CSV : XLSX })
    const table = answerTable(survey, locale)
    return response.stream(format === 'csv' ? asCsv(table) : asXlsx(table))
  }
}

async function surveyOf(id: unknown): Promise<Survey> {
  const survey = await Survey.find(Number(id))
  if (!survey) throw new NotFound()
  return survey
}
