import { domainError, DomainException } from '#app/exceptions/domain_exception'

/** An unlimited stock has no pieces to add or to take; the key is ours. */
export class StockUnlimited extends DomainException {
  static code = 'stock_unlimited'
  static message = 'The stock is unlimited'

  constructor(readonly field = 'delta') {
    super()
  }
}

/** The pieces are counted already, so that only movements change them; the key is ours. */
export const StockLimited = domainError('stock_limited', {
  message: 'The stock is counted already',
  field: 'qty',
})

/** Fewer pieces were counted than belong to orders not yet sent; the key is ours. */
export const CountBelowPromised = domainError('stock_promised', {
  message: 'Fewer pieces than are promised to orders',
  field: 'qty',
  tell: (pieces: number) => ({ meta: { pieces } }),
})

/** More pieces would be taken than there are; the key is ours. */
export const StockTooLow = domainError('stock_too_low', {
  message: 'There are fewer pieces than that',
  field: 'delta',
  tell: (left: number) => ({ meta: { left } }),
})
