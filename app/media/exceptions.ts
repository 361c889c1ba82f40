import { DomainException } from '#app/exceptions/domain_exception'
import { PageException } from '#app/exceptions/page_exceptions'
import { STUDIO_RETRY_SECONDS } from './constants.js'

/** The bytes are no JPEG, PNG or WebP, whatever they are called; or they cannot be read. Ours. */
export class PictureUnreadable extends DomainException {
  static code = 'picture_unreadable'
  static status = 415
  field = 'picture'
}

/** More bytes or more points than a picture may have. Ours. */
export class PictureTooLarge extends DomainException {
  static code = 'picture_too_large'
  static status = 413
  field = 'picture'
}

/** Too many pictures wait for being drawn. Ours. */
export class StudioBusy extends PageException {
  static status = 503
  static code = 'pictures_busy'
  static message = 'Too many pictures are being drawn'
  retryAfterSeconds = STUDIO_RETRY_SECONDS
}
