import { DeliveryFailure } from '#app/outbox/failures'
import { UndeliverableMessage } from '#app/outbox/handlers'
import { SmsGateway, type SentSms, type Sms } from '#notifications/contracts/sms_gateway'
import { SmsMaybeSent } from '#notifications/exceptions'
import { smsSize } from '../sms/sms_text.js'
import { askProvider, checkNumber } from './provider_call.js'

/** What the provider knows us by. */
export interface TwilioAccount {
  address: URL
  sid: string
  token: string
  /** Number or name of the sender, or the id of a messaging service, which begins with MG. */
  from: string
}

/** Sends SMS through Twilio. @source https://www.twilio.com/docs/messaging/api/message-resource */
export class TwilioGateway extends SmsGateway {
  readonly isReady = true
  readonly isPaid = true

  constructor(private account: TwilioAccount) {
    super()
  }

  async send({ to, text }: Sms): Promise<SentSms> {
    checkNumber(to)
    const { address, sid, from } = this.account
    const { status, answer } = await askProvider({
      address: new URL(`/2010-04-01/Accounts/${sid}/Messages.json`, address),
      method: 'POST',
      headers: { ...this.#proof(), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ To: to, Body: text, ...senderOf(from) }).toString(),
    })
    if (status === 201) return sentOf(answer, text)
    const reason = `Twilio refused: status ${status}, code ${Number(answer.code) || 'none'}`
    // The request itself is wrong, such as a number nobody has; sending it again changes nothing.
    if (status === 400) throw new UndeliverableMessage(reason, 'wrong_address', status)
    throw new DeliveryFailure(reason, 'refused', status)
  }

  async check(): Promise<string> {
    const { address, sid } = this.account
    const { status, answer } = await askProvider({
      address: new URL(`/2010-04-01/Accounts/${sid}.json`, address),
      method: 'GET',
      headers: this.#proof(),
    })
    if (status === 200 && answer.status === 'active') return 'Twilio knows the account: active'
    throw new Error(`Twilio refused: status ${status}, the account is not active`)
  }

  #proof(): Record<string, string> {
    const { sid, token } = this.account
    return { authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}` }
  }
}

function senderOf(from: string): Record<string, string> {
  return from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
}

function sentOf({ sid, num_segments }: Record<string, unknown>, text: string): SentSms {
  if (typeof sid !== 'string') throw new SmsMaybeSent('Twilio answered without an id')
  const size = smsSize(text)
  const parts = Number(num_segments)
  return { id: sid, ...size, parts: Number.isInteger(parts) && parts > 0 ? parts : size.parts }
}
