import i18nManager from '@adonisjs/i18n/services/main'
import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import { registerOutboxHandler, type DueMessage } from '#app/outbox/handlers'
import { settings } from '#app/settings/settings'
import { MailGateway } from './contracts/mail_gateway.js'
import { SmsGateway } from './contracts/sms_gateway.js'
import { renderMail } from './mail_text.js'

registerOutboxHandler('sms', sendSms)
registerOutboxHandler('mail', sendMail)

/** What the topic `sms` carries. `not_after` is in milliseconds UTC. */
type SmsPayload = {
  to: string
  key: string
  values: Record<string, string | number>
  locale: string
  not_after?: number
}

async function sendSms({ dedupeKey, payload }: DueMessage): Promise<void> {
  const { to, key, values, locale, not_after: notAfter } = payload as SmsPayload
  if (notAfter !== undefined && notAfter < clock.now()) return
  const { product_name: product } = await settings()
  const text = i18nManager.locale(locale).t(key, { product, ...values })
  const gateway = await app.container.make(SmsGateway)
  await gateway.send({ to, text, reference: dedupeKey })
}

async function sendMail({ dedupeKey, payload }: DueMessage): Promise<void> {
  const mail = await renderMail(payload as Parameters<typeof renderMail>[0])
  const gateway = await app.container.make(MailGateway)
  await gateway.send({ ...mail, to: payload.to, reference: dedupeKey })
}
