import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/core'
import { renderSVG } from 'uqr'
import { typedCode } from '#app/rules/code_text'
import env from '#start/env'
import { freshStickers, type FreshStickers } from '../queries/fresh_stickers.js'

/** Stickers of each batch, two rows of four: three batches fit one A4 sheet. */
const STICKERS_PER_BATCH = 8
/** Serials of a batch looked at for fresh ones. */
const SERIALS_LOOKED_AT = 200
/** White modules around a code; the sticker's own white field adds the rest. */
const QUIET_MODULES = 3

/**
 * A sheet of fresh stickers to print or to scan from the screen. Its codes are worth points, so it
 * exists in development and in the demo only.
 */
export default class StickerSheetsController {
  async index({ request, response, view, i18n }: HttpContext) {
    if (!app.inDev && !env.get('DEMO', false)) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    const batches = await freshStickers(STICKERS_PER_BATCH, SERIALS_LOOKED_AT)
    const scanPage = new URL('/qr-code', request.completeUrl())
    response.header('Cache-Control', 'no-store')
    return view.render('dev/stickers', {
      batches: batches.map((batch) => ({
        title: i18n.locale === 'hu' ? batch.titleHu : batch.titleEn,
        points: batch.points,
        stickers: stickersOf(batch, scanPage),
      })),
    })
  }
}

function stickersOf({ codes }: FreshStickers, scanPage: URL) {
  return codes.map((code) => {
    const link = new URL(scanPage)
    link.searchParams.set('code', code)
    return {
      link: link.href,
      picture: renderSVG(link.href, { ecc: 'M', border: QUIET_MODULES }),
      groups: typedCode(code).split('-'),
    }
  })
}
