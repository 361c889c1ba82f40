import { DomainException } from '#app/exceptions/domain_exception'

/** There is no such participating product at this address. Ours. */
export class ProductNotThere extends DomainException {
  static code = 'not_found'
  static status = 404
  static message = 'Not found'
}

/** Another participating product has this name in addresses and files. Ours. */
export class ProductSlugTaken extends DomainException {
  static code = 'unique'
  static message = 'Another product already has this'
  field = 'slug'
}

/** Stickers of it were made: what they bring changes by a point rule, which has a date and a name. Ours. */
export class PointsByRule extends DomainException {
  static code = 'points_by_rule'
  static message = 'What its stickers bring changes by a point rule'
  field = 'points'
}
