import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { NOTICE_CHANNELS, type NoticeTopic } from '#app/rules/notification_topics'
import { transaction } from '#app/transaction'
import { newsletterReaderOf } from '#auth'
import { switchMailsOff } from '../actions/switch_mails_off.js'
import { choicesOf, isOn } from '../queries/choices_of.js'

/** The end of the mails of one topic by the secret of their links, without a login. @source RFC 8058 */
export default class TopicEndingsController {
  /** The page of the visible link. It changes nothing: programs that look for viruses open links too. */
  async show(ctx: HttpContext) {
    const topic = topicOf(ctx)
    const { id } = await newsletterReaderOf(ctx)
    const isSubscribed = isOn((await choicesOf([id]))(id), topic, 'mail')
    ctx.inertia.encryptHistory()
    return ctx.inertia.render('auth/end_newsletter', { isSubscribed, topic })
  }

  /** The button of the page. */
  async store(ctx: HttpContext) {
    await this.#end(ctx)
    const { secret, topic } = ctx.params
    return ctx.response.redirect().toRoute('notifications.end', { secret, topic })
  }

  /** One click in a mail program, sent by its server. */
  async oneClick(ctx: HttpContext) {
    await this.#end(ctx)
    return { unsubscribed: true }
  }

  /** For whoever opens the address of the click. */
  toPage({ params, response }: HttpContext) {
    const { secret, topic } = params
    return response.redirect().toRoute('notifications.end', { secret, topic })
  }

  async #end(ctx: HttpContext) {
    const topic = topicOf(ctx)
    const { id } = await newsletterReaderOf(ctx)
    await transaction((trx) => switchMailsOff(trx, id, topic))
  }
}

/** @throws not_found for what is no topic, or one without mails */
function topicOf({ params }: HttpContext): NoticeTopic {
  const topic = String(params.topic)
  if (!Object.hasOwn(NOTICE_CHANNELS, topic)) throw new NotFound()
  const known = topic as NoticeTopic
  if (!('mail' in NOTICE_CHANNELS[known])) throw new NotFound()
  return known
}
