import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { faqIn } from '#content/queries/faq_in'

/** Questions and answers for everybody. */
export default class FaqController {
  async show(ctx: HttpContext) {
    return ctx.inertia.render('content/faq', { entries: await faqIn(localeOf(ctx)) })
  }
}
