import { UndeliverableMessage, type DueMessage } from '#app/outbox/handlers'
import type { MailPayload } from '#app/outbox/letters'
import type { NoticeTopic } from '#app/rules/notification_topics'
import { findMember, newsletterSecretOf } from '#auth'
import { refuseResting } from '#notifications/bounces/main'
import { choicesOf, isOn } from '#notifications/choices/queries/choices_of'
import { deliverMail } from './deliver_mail.js'
import { endingLink, type EndingLink } from './ending_link.js'
import { renderMail } from './mail_text.js'

/**
 * Sends an e-mail. One that its reader may switch off goes to the address the member has now, carries the link that ends it, and
 * does not go where that was done meanwhile.
 *
 * @throws UndeliverableMessage where the address rests, the mail is not wanted any more or its member is gone
 */
export async function sendMail(message: DueMessage<MailPayload>): Promise<void> {
  const { payload, memberId, attempts } = message
  const reader = payload.topic && (await readerOf(memberId!, payload.topic))
  const to = reader?.address ?? payload.to
  const askedTry = payload.isAsked ? attempts : undefined
  await refuseResting(to, { isSwitchable: Boolean(reader), askedTry })
  const mail = await renderMail({ ...payload, ending: reader?.ending.page })
  await deliverMail(message, { ...mail, to, headers: reader?.ending.headers })
}

/** Where a member reads mails of a topic, and how they are ended. */
interface Reader {
  address: string
  ending: EndingLink
}

async function readerOf(memberId: number, topic: NoticeTopic): Promise<Reader> {
  const [member, secret, choices] = await Promise.all([
    findMember(memberId),
    newsletterSecretOf(memberId),
    choicesOf([memberId]),
  ])
  if (!member || !secret) throw new UndeliverableMessage('Nobody reads it', 'gone')
  if (!isOn(choices(memberId), topic, 'mail')) {
    throw new UndeliverableMessage('Its reader switched such mails off', 'unwanted')
  }
  return { address: member.email, ending: endingLink(secret, { topic }) }
}
