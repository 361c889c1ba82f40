import { domainError } from '#app/exceptions/domain_exception'

/** A variation was named that the gift does not have. Ours. */
export const NotAVariation = domainError('invalid', {
  message: 'The gift has no such variation',
  field: 'variation_types',
})

/** Another kind of choice would multiply combinations that are counted one by one. Ours. */
export const TypesAreCounted = domainError('types_are_counted', {
  message: 'The stock is counted by combination: another kind of choice needs another gift',
  field: 'variation_types',
})

/** One value of each kind must stay to be chosen; a gift that ends is taken off sale. Ours. */
export const LastValue = domainError('last_variation', {
  message: 'One value must stay',
  field: 'variation_types',
})

/** Nobody said how many pieces there are of what is new, or that there is no limit. Ours. */
export const StockNotSaid = domainError('required', {
  message: 'A number of pieces, or no limit, must be said',
  field: 'initial_quantity',
})
