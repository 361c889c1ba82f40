import app from '@adonisjs/core/services/app'
import { registerOutboxHandler, type DueMessage } from '#app/outbox/handlers'
import { MAIL, SMS, type MailPayload } from '#app/outbox/letters'
import { MailGateway } from './contracts/mail_gateway.js'
import { renderMail } from './mail/mail_text.js'
import { sendSms } from './sms/send_sms.js'

registerOutboxHandler(SMS, sendSms)
registerOutboxHandler(MAIL, sendMail)

async function sendMail({ dedupeKey, memberId, payload }: DueMessage<MailPayload>): Promise<void> {
  const mail = await renderMail(payload)
  const gateway = await app.container.make(MailGateway)
  await gateway.send({ ...mail, to: payload.to, reference: dedupeKey, memberId })
}
