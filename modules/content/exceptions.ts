import { DomainException } from '#app/exceptions/domain_exception'

/** A page cannot live at an address another route begins with. */
export class SlugIsReserved extends DomainException {
  static code = 'reserved'
  static message = 'reserved'
  field = 'slug'
}
