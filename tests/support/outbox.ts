import app from '@adonisjs/core/services/app'
import { runOutboxOnce } from '#app/outbox/worker'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import type { FakeMailGateway } from '#notifications/gateways/mail_gateways'
import type { FakeSmsGateway } from '#notifications/gateways/sms_gateways'

/** Carries out what waits and answers every SMS that went to this number, oldest first. */
export async function smsTo(phone: string) {
  await runOutboxOnce()
  const gateway = (await app.container.make(SmsGateway)) as FakeSmsGateway
  return gateway.sent.filter(({ to }) => to === phone)
}

/** The code of the last SMS to this number. */
export async function lastCodeTo(phone: string): Promise<string> {
  const text = (await smsTo(phone)).at(-1)?.text ?? ''
  const code = /#(\d{6})$/.exec(text)?.[1]
  if (!code) throw new Error(`There is no code for ${phone} in "${text}"`)
  return code
}

/** Carries out what waits and answers every e-mail that went to this address, oldest first. */
export async function mailsTo(address: string) {
  await runOutboxOnce()
  // A handler may write further messages; they wait for the next round.
  await runOutboxOnce()
  const gateway = (await app.container.make(MailGateway)) as FakeMailGateway
  return gateway.sent.filter(({ to }) => to === address)
}
