import { Exception } from '@adonisjs/core/exceptions'

/** A failure that is told on a page of its own, named by its code. */
export class PageException extends Exception {
  /** Seconds after which asking again makes sense. */
  retryAfterSeconds?: number
}

/** There is nothing under this address, or nothing this member may know of. */
export class NotFound extends PageException {
  static status = 404
  static code = 'not_found'
  static message = 'There is nothing here'
}

/** The asker is known and may not do this. */
export class Forbidden extends PageException {
  static status = 403
  static code = 'forbidden'
  static message = 'This is not allowed'
}

/** The signature of a link is wrong or its time is over. @source requirements E-07 */
export class InvalidSignature extends PageException {
  static status = 403
  static code = 'invalid_signature'
  static message = 'The link has expired'
}

/** Staff have closed the shop for a while. @source requirements E-06 and E-11 */
export class Maintenance extends PageException {
  static status = 503
  static code = 'maintenance'
  static message = 'Closed for maintenance'
  retryAfterSeconds = 300
}

/** The request cannot be understood; `status` says why. */
export class BadRequest extends PageException {
  static status = 400
  static code = 'bad_request'
  static message = 'The request cannot be understood'
}

/** What the request carries is in no form that is read here. */
export class UnsupportedMedia extends PageException {
  static status = 415
  static code = 'unsupported_media_type'
  static message = 'This kind of content is not read here'
}
