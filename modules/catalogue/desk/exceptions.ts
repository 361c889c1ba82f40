import { domainError } from '#app/exceptions/domain_exception'

/** Orders among the chosen ones have no such paper, because of where they stand. */
export const OrdersDoNotFit = domainError('orders_do_not_fit', {
  message: 'Orders among the chosen ones have no such paper',
  tell: (ids: number[]) => ({ meta: { orders: ids.map((id) => `#${id}`).join(', ') } }),
})

/** The queue is empty, so there is no paper. */
export const NothingToPrint = domainError('nothing_to_print', { message: 'There is no such order' })

/** A parcel was to be sent with nothing in it; the key is ours. */
export const ParcelEmpty = domainError('parcel_empty', {
  message: 'There is nothing in the parcel',
  field: 'quantities',
})

/** The order has no such line, or fewer pieces of it are left to send; the key is ours. */
export const PiecesNotThere = domainError('pieces_not_there', {
  message: 'Fewer pieces of this line are left to send',
  tell: (lineId: number) => ({ field: `quantities.${lineId}` }),
})

/** A part of the order left the house: it cannot be cancelled; the key is ours. */
export const OrderPartlySent = domainError('order_partly_sent', {
  message: 'A part of the order was sent',
  field: 'status',
})

/** Nothing of the order left the house, or all of it did: there is no rest; the key is ours. */
export const NothingToGiveUp = domainError('nothing_to_give_up', {
  message: 'There is no rest of the order to cancel',
})

/** The line was sent or replaced before, or its order goes no other way; the key is ours. */
export const SubstitutionRefused = domainError('substitution_refused', {
  message: 'The line can no longer be replaced',
  field: 'line',
})

/** A replacement may not cost more than what was ordered; the key is ours. */
export const SubstituteTooDear = domainError('substitute_too_dear', {
  message: 'The gift costs more points than the ordered one',
  field: 'product_id',
})

/** The replacement is the very gift that was ordered; the key is ours. */
export const SubstituteSame = domainError('substitute_same', {
  message: 'This is the ordered gift itself',
  field: 'product_id',
})

/** There is no such gift, or not in these variations; the key is ours. */
export const NotForReplacing = domainError('not_for_replacing', {
  message: 'There is no such gift to send instead',
  field: 'product_id',
})
