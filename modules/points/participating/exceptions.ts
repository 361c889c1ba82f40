import { domainError } from '#app/exceptions/domain_exception'

/** There is no such participating product at this address. Ours. */
export const ProductNotThere = domainError('not_found', { message: 'Not found', status: 404 })

/** Another participating product has this name in addresses and files. Ours. */
export const ProductSlugTaken = domainError('unique', {
  message: 'Another product already has this',
  field: 'slug',
})

/** Stickers of it were made: what they bring changes by a point rule, which has a date and a name. Ours. */
export const PointsByRule = domainError('points_by_rule', {
  message: 'What its stickers bring changes by a point rule',
  field: 'points',
})
