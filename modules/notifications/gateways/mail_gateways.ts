import { clock } from '#app/clock'
import { DeliveryFailure } from '#app/outbox/failures'
import { MailGateway, type Mail } from '#notifications/contracts/mail_gateway'
import { appendLine, outboxFile } from './outbox_file.js'

/** Writes e-mails into storage/outbox/mail.jsonl; for development and the demo. */
export class FileMailGateway extends MailGateway {
  readonly isReady = true

  async send(mail: Mail): Promise<void> {
    await appendLine(outboxFile('mail'), { at: new Date(clock.now()).toISOString(), ...mail })
  }
}

/** Keeps e-mails in memory; for tests. */
export class FakeMailGateway extends MailGateway {
  readonly isReady = true
  readonly sent: Mail[] = []

  async send(mail: Mail): Promise<void> {
    this.sent.push(mail)
  }
}

/** No mail server is set up; messages wait in the outbox and are laid aside after a day. */
export class NoMailGateway extends MailGateway {
  readonly isReady = false

  async send(): Promise<never> {
    throw new DeliveryFailure('No mail server is set up', 'not_set_up')
  }
}
