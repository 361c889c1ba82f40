import { DeliveryFailure, type FailureReason } from '#app/outbox/failures'
import { UndeliverableMessage } from '#app/outbox/handlers'

/** One e-mail to one address. */
export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Our name for this e-mail; a server that knows it does not deliver it twice. */
  reference: string
  /** Who hears that it could not be delivered; the visible sender unless it says otherwise. */
  returnPath?: string
  /** Header lines of its own, by their names. */
  headers?: Record<string, string>
  /** Whom it is about; only our own files keep it, so that they can forget the member. */
  memberId?: number | null
}

/** Thrown where the mail server refuses a receiver or a mail for good. */
export class MailRefused extends UndeliverableMessage {
  /** @param status such as `5.1.1`; undefined where the server names none. @source RFC 3463 */
  constructor(
    message: string,
    reason: FailureReason,
    responseCode: number,
    readonly status: string | undefined
  ) {
    super(message, reason, responseCode)
  }
}

/** Thrown where the receiver's side does not take a mail for now: it asks for slowness, or for another try later. */
export class MailDeferred extends DeliveryFailure {}

/** Sends e-mail; a failure throws, and the outbox tries again. */
export abstract class MailGateway {
  /** False where no mail server is set up. */
  abstract readonly isReady: boolean
  /** @throws MailRefused where no further try can succeed */
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
