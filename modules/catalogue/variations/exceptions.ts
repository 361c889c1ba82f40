import { DomainException } from '#app/exceptions/domain_exception'

/** A variation was named that the gift does not have. Ours. */
export class NotAVariation extends DomainException {
  static code = 'invalid'
  static message = 'The gift has no such variation'
  field = 'variation_types'
}

/** Another kind of choice would multiply combinations that are counted one by one. Ours. */
export class TypesAreCounted extends DomainException {
  static code = 'types_are_counted'
  static message = 'The stock is counted by combination: another kind of choice needs another gift'
  field = 'variation_types'
}

/** One value of each kind must stay to be chosen; a gift that ends is taken off sale. Ours. */
export class LastValue extends DomainException {
  static code = 'last_variation'
  static message = 'One value must stay'
  field = 'variation_types'
}

/** Nobody said how many pieces there are of what is new, or that there is no limit. Ours. */
export class StockNotSaid extends DomainException {
  static code = 'required'
  static message = 'A number of pieces, or no limit, must be said'
  field = 'initial_quantity'
}
