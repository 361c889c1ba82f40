import { DomainException } from '#app/exceptions/domain_exception'

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
