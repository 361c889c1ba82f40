import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { languageFile } from '#content/language_file'

/** The texts of one language for the browser. */
export default class LanguageFilesController {
  show({ params, request, response }: HttpContext) {
    const file = languageFile(String(params.file).replace(/\.json$/, ''))
    if (!file) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    const named = request.qs().v === file.etag
    response.header('Cache-Control', named ? 'public, max-age=31536000, immutable' : 'no-cache')
    response.header('ETag', `"${file.etag}"`)
    response.type('application/json')
    if (response.fresh()) return response.status(304).send(null)
    return response.send(file.body)
  }
}
