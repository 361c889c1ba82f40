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
