import { PageException } from '#app/exceptions/page_exceptions'

/**
 * The session that a request names cannot be read now: it may well be a member's, so nobody is told that it is over.
 */
export class SessionUnreadable extends PageException {
  static status = 503
  static code = 'unavailable'
  static message = 'The session cannot be read'
  retryAfterSeconds = 5

  /** @param cause why; none where the place it lies in does not answer */
  constructor(cause?: unknown) {
    super(undefined, { cause })
  }
}
