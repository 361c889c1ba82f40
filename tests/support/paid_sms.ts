import app from '@adonisjs/core/services/app'
import { runOutboxOnce } from '#app/outbox/worker'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { SmsGateway, type SentSms, type Sms } from '#notifications/contracts/sms_gateway'
import { smsSize } from '#notifications/sms/sms_text'

type Cleanup = (work: () => void | Promise<void>) => void

/** A provider that is paid, and that a test makes fail. */
export class PaidGateway extends SmsGateway {
  readonly isReady = true
  readonly isPaid = true
  readonly sent: Sms[] = []
  failure: Error | undefined

  async send(sms: Sms): Promise<SentSms> {
    if (this.failure) throw this.failure
    this.sent.push(sms)
    return { id: sms.reference, ...smsSize(sms.text) }
  }

  /** How many SMS each of these members got. */
  each(members: { phone: string }[]): number[] {
    return members.map(({ phone }) => this.sent.filter(({ to }) => to === phone).length)
  }
}

/** Has SMS go to such a provider for the length of a test, on a day without any. */
export async function usePaidSms(cleanup: Cleanup): Promise<PaidGateway> {
  const gateway = new PaidGateway()
  await runOutboxOnce()
  await transaction((trx) => rows(trx, 'DELETE FROM sms_days'))
  app.container.swap(SmsGateway, () => gateway)
  cleanup(() => app.container.restore(SmsGateway))
  return gateway
}
