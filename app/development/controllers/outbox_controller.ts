import type { HttpContext } from '@adonisjs/core/http'
import { sentMessages } from '../sent_messages.js'

/** Shows the SMS and mails that a shop without providers would have sent. */
export default class OutboxController {
  async index({ view, i18n }: HttpContext) {
    const moment = new Intl.DateTimeFormat(i18n.locale, {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone: 'Europe/Budapest',
    })
    const messages = (await sentMessages()).map((message) => ({
      ...message,
      moment: message.at && moment.format(new Date(message.at)),
    }))
    return view.render('dev/outbox', { messages })
  }
}
