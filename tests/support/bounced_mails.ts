import app from '@adonisjs/core/services/app'
import { MAIL, type MailPayload } from '#app/outbox/letters'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { sendLater } from '#app/outbox/outbox'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { returnPathOf } from '#notifications/bounces/main'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import { SmtpGateway } from '#notifications/gateways/smtp_gateway'
import env from '#start/env'
import { MAIL_USER, MailServer } from './mail_server.js'
import type { TestMember } from './members.js'

/** The domain of reports in tests. */
export const BOUNCE_DOMAIN = 'level.x.hu'

/** Has mails sent with envelopes of their own; answers what ends it. */
export function withBounceDomain(): () => void {
  env.set('BOUNCE_DOMAIN', BOUNCE_DOMAIN)
  return withoutBounceDomain
}

/** The shop has no domain for reports. */
export function withoutBounceDomain(): void {
  env.set('BOUNCE_DOMAIN', '')
}

/** A mail server that this process sends its mails to. */
export async function givenMailServer(): Promise<{ server: MailServer; end: () => Promise<void> }> {
  const server = new MailServer()
  const port = await server.start()
  const account = `${encodeURIComponent(MAIL_USER.name)}:${encodeURIComponent(MAIL_USER.password)}`
  const address = new URL(`smtp://${account}@127.0.0.1:${port}`)
  const gateway = new SmtpGateway({ address, from: 'Mesterpont <bolt@x.hu>' })
  app.container.swap(MailGateway, () => gateway)
  const end = async () => {
    app.container.restore(MailGateway)
    await server.stop()
  }
  return { server, end }
}

const LINK = 'http://localhost:3333/rendelesek/12'

let sent = 0

/** Sends a mail to a member, that an order was received unless told otherwise; answers its message as it is then. */
export async function mailTo(
  member: TestMember,
  { kind = MAIL, ...changed }: Partial<MailPayload> & { kind?: typeof MAIL } = {}
): Promise<OutboxMessage> {
  const dedupeKey = `bounced:${process.pid}:${++sent}`
  const payload = {
    to: member.email,
    key: 'mail.order_cancelled',
    template: 'action',
    values: { order: '12', points: 5, count: 1, parcels: '1', carriers: 'GLS', link: LINK },
    locale: 'hu',
  }
  await transaction((trx) =>
    sendLater(trx, {
      topic: kind,
      dedupeKey,
      memberId: member.id,
      payload: { ...payload, ...changed },
    })
  )
  await runOutboxOnce()
  return OutboxMessage.findByOrFail('dedupeKey', dedupeKey)
}

/** Where a report about a mail to a member goes. */
export function reportAddress(message: { id: number }, { email }: { email: string }): string {
  return returnPathOf(message, email)!
}
