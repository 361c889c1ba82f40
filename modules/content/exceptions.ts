import { Exception } from '@adonisjs/core/exceptions'
import { DomainException } from '#app/exceptions/domain_exception'

/** A page cannot live at an address another route begins with. */
export class SlugIsReserved extends DomainException {
  static code = 'reserved'
  static message = 'reserved'
  field = 'slug'
}

/** The question of the FAQ is not there, or no longer. */
export class FaqEntryNotThere extends Exception {
  static code = 'not_found'
  static status = 404
  static message = 'Not found'
}

/** The member has answered this survey before. @source requirement row S-04 */
export class AlreadySubmitted extends DomainException {
  static code = 'already_submitted'
  static message = 'already_submitted'
  field = 'survey'
}

/** Another survey has this address. */
export class SlugTaken extends DomainException {
  static code = 'unique'
  static message = 'unique'
  field = 'slug'
}

/** Members have answered: questions cannot be taken away or changed in what they take. */
export class AlreadyAnswered extends DomainException {
  static code = 'answered'
  static message = 'answered'
  field = 'content'
}
