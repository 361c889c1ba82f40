import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { showSearch, soughtWords } from '#content/search/main'
import { faqIn } from '../queries/faq_in.js'

/** Questions and answers for everybody. */
export default class FaqController {
  async show(ctx: HttpContext) {
    if (soughtWords(ctx)) return showSearch(ctx, '/gyik')
    return ctx.inertia.render('content/faq', { entries: await faqIn(localeOf(ctx)) })
  }
}
