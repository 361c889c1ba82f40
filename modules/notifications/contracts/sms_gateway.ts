/** One SMS to one number. */
export interface Sms {
  /** International form. */
  to: string
  text: string
  /** Our name for this SMS; a provider that knows it does not send it twice. */
  reference: string
  /** Whom it is about; only our own files keep it, so that they can forget the member. */
  memberId?: number | null
}

/** What a provider says about an SMS it took. */
export interface SentSms {
  id: string
  /** How many SMS the text was cut into; each one is paid. */
  parts: number
  charset: 'GSM-7' | 'UCS-2'
}

/** Sends SMS; a failure throws, and the outbox tries again. */
export abstract class SmsGateway {
  /** False where no provider is set up. */
  abstract readonly isReady: boolean
  /** True where each SMS costs money, so that the day's budget counts. */
  abstract readonly isPaid: boolean

  /**
   * @throws UndeliverableMessage where no further try can succeed, SmsMaybeSent where it may have
   * gone, anything else where it surely did not go and may be tried again
   */
  abstract send(sms: Sms): Promise<SentSms>

  /**
   * Asks the provider whether it knows us; sends nothing.
   *
   * @returns what it said of the account; undefined where there is nobody to ask
   */
  async check(): Promise<string | undefined> {
    return undefined
  }
}
