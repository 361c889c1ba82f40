import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { showSearch, soughtWords } from '#content/search/main'
import { faqHits } from '../queries/faq_hits.js'
import { faqIn } from '../queries/faq_in.js'

/** Questions and answers for everybody. */
export default class FaqController {
  async show(ctx: HttpContext) {
    const words = soughtWords(ctx)
    if (words) return showSearch(ctx, '/gyik', await faqHits(words, localeOf(ctx)))
    return ctx.inertia.render('content/faq', { entries: await faqIn(localeOf(ctx)) })
  }
}
