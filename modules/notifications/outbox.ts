import app from '@adonisjs/core/services/app'
import { registerOutboxHandler, type DueMessage } from '#app/outbox/handlers'
import { MailGateway } from './contracts/mail_gateway.js'
import { renderMail } from './mail_text.js'
import { sendSms } from './send_sms.js'

registerOutboxHandler('sms', sendSms)
registerOutboxHandler('mail', sendMail)

async function sendMail({ dedupeKey, memberId, payload }: DueMessage): Promise<void> {
  const mail = await renderMail(payload as Parameters<typeof renderMail>[0])
  const gateway = await app.container.make(MailGateway)
  await gateway.send({ ...mail, to: payload.to, reference: dedupeKey, memberId })
}
