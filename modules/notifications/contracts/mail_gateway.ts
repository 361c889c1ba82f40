/** One e-mail to one address. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Our name for this e-mail; a server that knows it does not deliver it twice. */
  reference: string
  /** Whom it is about; only our own files keep it, so that they can forget the member. */
  memberId?: number | null
}

/** Sends e-mail; a failure throws, and the outbox tries again. */
export abstract class MailGateway {
  /** False where no mail server is set up. */
  abstract readonly isReady: boolean
  abstract send(mail: Mail): Promise<void>

  /**
   * Asks the mail server whether it knows us; sends nothing.
   *
   * @returns what it said; undefined where there is nobody to ask
   */
  async check(): Promise<string | undefined> {
    return undefined
  }
}
