import env from '#start/env'
import type { MailGateway } from '#notifications/contracts/mail_gateway'
import { FakeMailGateway, FileMailGateway, NoMailGateway } from './mail_gateways.js'
import { SmtpGateway } from './smtp_gateway.js'

type MailDriver = 'file' | 'fake' | 'smtp' | 'none'

/** The gateway of a driver; without one nothing is sent, and whoever asks is told so. */
export function mailGatewayOf(driver: MailDriver | undefined): MailGateway {
  switch (driver) {
    case 'file':
      return new FileMailGateway()
    case 'fake':
      return new FakeMailGateway()
    case 'smtp':
      return new SmtpGateway({
        address: new URL(env.get('SMTP_URL')!.release()),
        from: env.get('MAIL_FROM')!,
      })
    default:
      return new NoMailGateway()
  }
}
