import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import { DeliveryFailure } from '#app/outbox/failures'
import { SmsGateway, type SentSms, type Sms } from '#notifications/contracts/sms_gateway'
import { smsSize } from '../sms/sms_text.js'
import { appendLine, outboxFile } from './outbox_file.js'

/** Writes SMS into storage/outbox/sms.jsonl; for development and the demo. */
export class FileSmsGateway extends SmsGateway {
  readonly isReady = true
  readonly isPaid = false

  async send(sms: Sms): Promise<SentSms> {
    const sent = { id: randomUUID(), ...smsSize(sms.text) }
    await appendLine(outboxFile('sms'), {
      at: new Date(clock.now()).toISOString(),
      ...sms,
      ...sent,
    })
    return sent
  }
}

/** Keeps SMS in memory; for tests. */
export class FakeSmsGateway extends SmsGateway {
  readonly isReady = true
  readonly isPaid = false
  readonly sent: Sms[] = []

  async send(sms: Sms): Promise<SentSms> {
    this.sent.push(sms)
    return { id: sms.reference, ...smsSize(sms.text) }
  }
}

/** No provider is set up; whoever wants to send is told so before. */
export class NoSmsGateway extends SmsGateway {
  readonly isReady = false
  readonly isPaid = false

  async send(): Promise<never> {
    throw new DeliveryFailure('No SMS provider is set up', 'not_set_up')
  }
}
