import { DomainException, domainError } from '#app/exceptions/domain_exception'
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

/** The bytes are neither a picture we can use nor a PDF. Ours. */
export class MediumUnreadable extends DomainException {
  static code = 'medium_unreadable'
  static status = 415
  field = 'media'
}

/** More bytes than a file of the library may have. Ours. */
export class FileTooLarge extends DomainException {
  static code = 'file_too_large'
  static status = 413
  field = 'media'
}

/** A picture takes the place of a picture, a file that of a file. Ours. */
export const OtherKind = domainError('other_kind', {
  message: 'A picture can only be replaced by a picture, a file by a file',
  field: 'media',
})

/** The library has these bytes under another name already. Ours. */
export const MediumIsThere = domainError('medium_is_there', {
  message: 'The library has this already',
  field: 'media',
})

/** Readers see it, or will. Ours. */
export const MediumIsUsed = domainError('medium_is_used', {
  message: 'A medium that is live or scheduled cannot be archived',
  status: 409,
  tell: (places: number) => ({ meta: { smart_count: places } }),
})

/** Too many pictures wait for being drawn. Ours. */
export class StudioBusy extends PageException {
  static status = 503
  static code = 'pictures_busy'
  static message = 'Too many pictures are being drawn'
  retryAfterSeconds = STUDIO_RETRY_SECONDS
}
