import { Exception } from '@adonisjs/core/exceptions'
import { domainError } from '#app/exceptions/domain_exception'
import type { GiftLimit } from './checkout/gift_limit.js'

/** The product, category, cart item or order is not there, or not for this member. */
export class NotThere extends Exception {
  static code = 'not_found'
  static status = 404
  static message = 'Not found'
}

/** Less than half of what the gift cost today: an administrator may, with the password. The code is ours. */
export const PriceCutTooDeep = domainError('price_cut_too_deep', {
  message: 'Below half of what it cost today: an administrator can lower the price so far',
  field: 'price',
})

/** A variation type of the product was left out. The text is the specification's. */
export const VariationMissing = domainError('required', {
  message: 'A variation must be chosen',
  field: 'variations',
})

/** A variation was named that the product does not have. */
export const VariationUnknown = domainError('invalid', {
  message: 'The product has no such variation',
  field: 'variations',
})

/** The product or this variation of it is out of stock; the key is ours. */
export const OutOfStock = domainError('out_of_stock', {
  message: 'Out of stock',
  field: 'quantity',
})

/** The cart already holds as many as can be ordered; the key is ours. */
export const QuantityLimit = domainError('quantity_limit', {
  message: 'The cart already holds all that can be ordered',
  field: 'quantity',
  tell: (max: number) => ({ meta: { max } }),
})

/** A promotion reward and an item out of stock keep their quantity; the key is ours. */
export const QuantityLocked = domainError('quantity_locked', {
  message: 'The quantity of this item cannot be changed',
  tell: (field: string = 'quantity') => ({ field }),
})

/** The cart holds as many different items as a cart may; the key is ours. */
export const CartFull = domainError('cart_full', { message: 'The cart is full', field: 'quantity' })

/** The member saves for as many gifts as a member may; the key is ours. */
export const WishlistFull = domainError('wishlist_full', {
  message: 'The wish list is full',
  field: 'wishlist',
  tell: (max: number) => ({ meta: { max } }),
})

/** Nothing was selected for the order. */
export const NoSelection = domainError('no_selection', {
  message: 'Please select at least one item',
  field: 'items',
})

/** The member has not scanned a participating product yet. */
export const CannotCheckOut = domainError('cant_checkout', {
  message: 'No participating product was scanned yet',
  field: 'items',
})

/** The order costs more points than the member has; one item or the sum of all. */
export const PointsDoNotSuffice = domainError('not_enough_points', {
  message: 'Not enough points',
  tell: (field: string) => ({ field }),
})

/** One item would be affordable, its quantity is not. */
export const PointsDoNotSufficeForQuantity = domainError('not_enough_points_quantity', {
  message: 'Not enough points for this quantity',
  tell: (field: string) => ({ field }),
})

/** An item of the order is out of stock, or there is less of it than asked; the key is ours. */
export const ItemUnavailable = domainError('out_of_stock', {
  message: 'The item is not available in this quantity',
  tell: (field: string, left: number) => ({ field, meta: { left } }),
})

/** An item costs another price than the member saw; the key is ours. */
export const PriceChanged = domainError('price_changed', {
  message: 'The price of the item changed',
  tell: (field: string, prices: { was: number; price: number }) => ({ field, meta: prices }),
})

/** The member had as many of a limited gift as a member may; the key is ours. */
export const GiftLimitReached = domainError('gift_limit', {
  message: 'A member may not order that many of this gift now',
  /** `again` is YYYY-MM-DD, empty where waiting changes nothing. */
  tell: (field: string, { quantity, days, left, again }: GiftLimit) => ({
    field,
    meta: { limit: quantity, days, left, again: again ?? '' },
  }),
})

/** An item of the order is not in the cart any more, or not as it was sent; the key is ours. */
export const ItemChanged = domainError('item_changed', {
  message: 'The item is not in the cart as it was sent',
  tell: (field: string) => ({ field }),
})

/** The reward is over, was taken back or is part of another order; the key is ours. */
export const RewardOver = domainError('reward_over', {
  message: 'The reward cannot be ordered any more',
  tell: (field: string) => ({ field }),
})

/** The order cannot go from its status to the wanted one; the key is ours. */
export const TransitionRefused = domainError('transition_refused', {
  message: 'The order cannot change to this status',
  field: 'status',
})

/** Staff work on the order, so its member can change nothing any more; the key is ours. */
export const OrderBegun = domainError('order_begun', {
  message: 'The order is already being processed',
  tell: (field: string) => ({ field }),
})

/** The order was cancelled before; the key is ours. */
export const OrderCancelled = domainError('order_cancelled', {
  message: 'The order was cancelled before',
  tell: (field: string) => ({ field }),
})

/** Another product, or another category, has this address name already. */
export const SlugTaken = domainError('unique', {
  message: 'Another one has this slug',
  field: 'slug',
})

/** The address name stands for something else in the shop's addresses. @source requirements K-06 */
export const SlugReserved = domainError('reserved', {
  message: 'This slug is reserved',
  field: 'slug',
})

/** Gifts are in the category, on sale or not; the key is ours. */
export const CategoryNotEmpty = domainError('not_empty', {
  message: 'There are gifts in this category',
})

/** There is no such category. */
export const CategoryUnknown = domainError('unknown_category', {
  message: 'There is no such category',
  field: 'category_id',
})

/**
 * The member has an order in processing or on its way, which needs its address. `order` is its
 * number. @source requirements P-22; the code is ours
 */
export const OrderUnderWay = domainError('order_under_way', {
  message: 'An order of the member is under way',
  field: 'delete',
  tell: (order: number) => ({ meta: { order } }),
})

/** The member of the order was deleted: nothing more is written down about the order. */
export const OrderOfDeleted = domainError('order_of_deleted', {
  message: 'The member of this order was deleted',
  tell: (field: string) => ({ field }),
})
