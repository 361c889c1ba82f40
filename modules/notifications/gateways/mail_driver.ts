import env from '#start/env'
import type { MailGateway } from '#notifications/contracts/mail_gateway'
import { FakeMailGateway, FileMailGateway, NoMailGateway } from './mail_gateways.js'

type MailDriver = 'file' | 'fake' | 'smtp' | 'none'

/** The gateway of a driver; without one nothing is sent, and whoever asks is told so. What speaks SMTP is loaded where it is meant. */
export async function mailGatewayOf(driver: MailDriver | undefined): Promise<MailGateway> {
  switch (driver) {
    case 'file':
      return new FileMailGateway()
    case 'fake':
      return new FakeMailGateway()
    case 'smtp': {
      const { SmtpGateway } = await import('./smtp_gateway.js')
      return new SmtpGateway({
        address: new URL(env.get('SMTP_URL')!.release()),
        from: env.get('MAIL_FROM')!,
      })
    }
    default:
      return new NoMailGateway()
  }
}
