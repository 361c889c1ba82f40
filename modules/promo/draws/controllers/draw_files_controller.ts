import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { contentTypeOf } from '#app/files/content_types'
import { leaveCookiesOut } from '#app/middleware/kept_page_middleware'
import Promotion from '../../games/models/promotion.js'
import { isThere } from '../archive/archive_term.js'
import DrawFile from '../models/draw_file.js'
import { keptBytes } from '../store/kept_bytes.js'
import { logText } from '../store/publish.js'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The published files of a promotion: the bytes that were hashed, and nothing packed or changed on the way. */
export default class DrawFilesController {
  async show(ctx: HttpContext) {
    const { params, request, response } = ctx
    const promotion = await Promotion.findBy('slug', params.campaign)
    if (!promotion || !isThere(promotion, params.file)) throw new NotFound()
    if (params.file === 'log.txt') {
      leaveCookiesOut(ctx)
      // Grows with each step; a witness compares its head.
      response.header('cache-control', 'no-cache')
      response.header('content-type', contentTypeOf(params.file))
      return response.send(await logText(promotion.id))
    }
    const where = { promotionId: promotion.id, name: params.file }
    const file = await DrawFile.query().where(where).first()
    if (!file) throw new NotFound()
    leaveCookiesOut(ctx)
    response.header('content-type', contentTypeOf(params.file))
    response.header('cache-control', IMMUTABLE)
    response.header('etag', `"${file.hash}"`)
    if (request.header('if-none-match') === `"${file.hash}"`) return response.status(304)
    return response.send(await keptBytes(file.hash))
  }
}
