import type { HttpContext } from '@adonisjs/core/http'
import { previewedBody } from '#content/preview/queries/previewed_body'
import { previewedSurvey } from '#content/preview/queries/previewed_survey'
import { renderedPage } from '#content/preview/queries/rendered_page'
import { sampleReader } from '#content/preview/queries/sample_reader'
import { renderingValidator } from '#content/preview/validators/rendering_validator'

/** What a reader would see of a text that is being written; nothing is kept. */
export default class RenderingsController {
  async store({ request, response }: HttpContext) {
    const given = await renderingValidator.validate(request.body())
    const { kind, locale, reader } = given
    const body = previewedBody(kind, given.body)
    const page =
      kind === 'survey'
        ? previewedSurvey(body, { locale, points: given.body.points })
        : await renderedPage({ kind, recordId: given.record_id ?? null, locale, body })
    response.header('Cache-Control', 'no-store')
    return { data: { ...page, ...(await sampleReader(reader, locale)) } }
  }
}
