import type { HttpContext } from '@adonisjs/core/http'
import { endNewsletter } from '../actions/end_newsletter.js'
import { newsletterReaderOf } from '../newsletter_reader_of.js'

/** The end of the newsletter by the secret of its links, without a login. @source requirements H-65 and Z-16 */
export default class NewsletterEndingsController {
  /** The page of the visible link. It changes nothing: programs that look for viruses open links too. */
  async show(ctx: HttpContext) {
    const { isSubscribed } = await newsletterReaderOf(ctx)
    ctx.inertia.encryptHistory()
    return ctx.inertia.render('auth/end_newsletter', { isSubscribed, topic: null })
  }

  /** The button of the page. */
  async store(ctx: HttpContext) {
    await this.#end(ctx)
    return ctx.response.redirect().toRoute('newsletter.end', { secret: ctx.params.secret })
  }

  /** One click in a mail program, sent by its server. @source RFC 8058 */
  async oneClick(ctx: HttpContext) {
    await this.#end(ctx)
    return { unsubscribed: true }
  }

  async #end(ctx: HttpContext) {
    const reader = await newsletterReaderOf(ctx)
    const campaign = campaignIn(ctx.request.qs())
    await endNewsletter(reader, { address: ctx.request.ip(), locale: ctx.i18n.locale, campaign })
  }
}

/** The campaign whose mail had the link; what is no number of one ends the newsletter all the same. */
function campaignIn({ campaign }: Record<string, unknown>): number | undefined {
  const id = typeof campaign === 'string' && /^\d{1,9}$/.test(campaign) ? Number(campaign) : 0
  return id > 0 ? id : undefined
}
