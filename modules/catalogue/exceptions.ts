import { Exception } from '@adonisjs/core/exceptions'
import { DomainException } from '#app/exceptions/domain_exception'
import type { GiftLimit } from './gift_limit.js'

/** The product, category, cart item or order is not there, or not for this member. */
export class NotThere extends Exception {
  static code = 'not_found'
  static status = 404
  static message = 'Not found'
}

/** A variation type of the product was left out. The text is the specification's. */
export class VariationMissing extends DomainException {
  static code = 'required'
  static message = 'A variation must be chosen'
  field = 'variations'
}

/** A variation was named that the product does not have. */
export class VariationUnknown extends DomainException {
  static code = 'invalid'
  static message = 'The product has no such variation'
  field = 'variations'
}

/** The product or this variation of it is out of stock; the key is ours. */
export class OutOfStock extends DomainException {
  static code = 'out_of_stock'
  static message = 'Out of stock'
  field = 'quantity'
}

/** The cart already holds as many as can be ordered; the key is ours. */
export class QuantityLimit extends DomainException {
  static code = 'quantity_limit'
  static message = 'The cart already holds all that can be ordered'
  field = 'quantity'

  constructor(max: number) {
    super()
    this.meta = { max }
  }
}

/** A promotion reward and an item out of stock keep their quantity; the key is ours. */
export class QuantityLocked extends DomainException {
  static code = 'quantity_locked'
  static message = 'The quantity of this item cannot be changed'

  constructor(readonly field = 'quantity') {
    super()
  }
}

/** The cart holds as many different items as a cart may; the key is ours. */
export class CartFull extends DomainException {
  static code = 'cart_full'
  static message = 'The cart is full'
  field = 'quantity'
}

/** The member saves for as many gifts as a member may; the key is ours. */
export class WishlistFull extends DomainException {
  static code = 'wishlist_full'
  static message = 'The wish list is full'
  field = 'wishlist'

  constructor(max: number) {
    super()
    this.meta = { max }
  }
}

/** Nothing was selected for the order. */
export class NoSelection extends DomainException {
  static code = 'no_selection'
  static message = 'Please select at least one item'
  field = 'items'
}

/** The member has not scanned a participating product yet. */
export class CannotCheckOut extends DomainException {
  static code = 'cant_checkout'
  static message = 'No participating product was scanned yet'
  field = 'items'
}

/** The order costs more points than the member has; one item or the sum of all. */
export class PointsDoNotSuffice extends DomainException {
  static code = 'not_enough_points'
  static message = 'Not enough points'

  constructor(readonly field: string) {
    super()
  }
}

/** One item would be affordable, its quantity is not. */
export class PointsDoNotSufficeForQuantity extends DomainException {
  static code = 'not_enough_points_quantity'
  static message = 'Not enough points for this quantity'

  constructor(readonly field: string) {
    super()
  }
}

/** An item of the order is out of stock, or there is less of it than asked; the key is ours. */
export class ItemUnavailable extends DomainException {
  static code = 'out_of_stock'
  static message = 'The item is not available in this quantity'

  constructor(
    readonly field: string,
    left: number
  ) {
    super()
    this.meta = { left }
  }
}

/** An item costs another price than the member saw; the key is ours. */
export class PriceChanged extends DomainException {
  static code = 'price_changed'
  static message = 'The price of the item changed'

  /** @param prices points of one: as the member saw it, and now */
  constructor(
    readonly field: string,
    prices: { was: number; price: number }
  ) {
    super()
    this.meta = prices
  }
}

/** The member had as many of a limited gift as a member may; the key is ours. */
export class GiftLimitReached extends DomainException {
  static code = 'gift_limit'
  static message = 'A member may not order that many of this gift now'

  /** @param limit with `again` as YYYY-MM-DD, empty where waiting changes nothing */
  constructor(
    readonly field: string,
    { quantity, days, left, again }: GiftLimit
  ) {
    super()
    this.meta = { limit: quantity, days, left, again: again ?? '' }
  }
}

/** An item of the order is not in the cart any more, or not as it was sent; the key is ours. */
export class ItemChanged extends DomainException {
  static code = 'item_changed'
  static message = 'The item is not in the cart as it was sent'

  constructor(readonly field: string) {
    super()
  }
}

/** The order cannot go from its status to the wanted one; the key is ours. */
export class TransitionRefused extends DomainException {
  static code = 'transition_refused'
  static message = 'The order cannot change to this status'
  field = 'status'
}

/** Staff work on the order, so its member can change nothing any more; the key is ours. */
export class OrderBegun extends DomainException {
  static code = 'order_begun'
  static message = 'The order is already being processed'

  constructor(readonly field: string) {
    super()
  }
}

/** The order was cancelled before; the key is ours. */
export class OrderCancelled extends DomainException {
  static code = 'order_cancelled'
  static message = 'The order was cancelled before'

  constructor(readonly field: string) {
    super()
  }
}

/** An unlimited stock has no pieces to add or to take; the key is ours. */
export class StockUnlimited extends DomainException {
  static code = 'stock_unlimited'
  static message = 'The stock is unlimited'

  constructor(readonly field = 'delta') {
    super()
  }
}

/** The pieces are counted already, so that only movements change them; the key is ours. */
export class StockLimited extends DomainException {
  static code = 'stock_limited'
  static message = 'The stock is counted already'
  field = 'qty'
}

/** Fewer pieces were counted than belong to orders not yet sent; the key is ours. */
export class CountBelowPromised extends DomainException {
  static code = 'stock_promised'
  static message = 'Fewer pieces than are promised to orders'
  field = 'qty'

  constructor(pieces: number) {
    super()
    this.meta = { pieces }
  }
}

/** More pieces would be taken than there are; the key is ours. */
export class StockTooLow extends DomainException {
  static code = 'stock_too_low'
  static message = 'There are fewer pieces than that'
  field = 'delta'

  constructor(left: number) {
    super()
    this.meta = { left }
  }
}

/** Another product, or another category, has this address name already. */
export class SlugTaken extends DomainException {
  static code = 'unique'
  static message = 'Another one has this slug'
  field = 'slug'
}

/** The address name stands for something else in the shop's addresses. @source requirement K-06 */
export class SlugReserved extends DomainException {
  static code = 'reserved'
  static message = 'This slug is reserved'
  field = 'slug'
}

/** Gifts are in the category, on sale or not; the key is ours. */
export class CategoryNotEmpty extends DomainException {
  static code = 'not_empty'
  static message = 'There are gifts in this category'
}

/** There is no such category. */
export class CategoryUnknown extends DomainException {
  static code = 'unknown_category'
  static message = 'There is no such category'
  field = 'category_id'
}

/**
 * The member has an order in processing or on its way, which needs its address. `order` is its
 * number. @source requirement row P-22; the code is ours
 */
export class OrderUnderWay extends DomainException {
  static code = 'order_under_way'
  static message = 'An order of the member is under way'
  field = 'delete'

  constructor(order: number) {
    super()
    this.meta = { order }
  }
}

/** The member of the order was deleted: nothing more is written down about the order. */
export class OrderOfDeleted extends DomainException {
  static code = 'order_of_deleted'
  static message = 'The member of this order was deleted'

  constructor(readonly field: string) {
    super()
  }
}

/** Orders among the chosen ones have no such paper, because of where they stand. */
export class OrdersDoNotFit extends DomainException {
  static code = 'orders_do_not_fit'
  static message = 'Orders among the chosen ones have no such paper'

  constructor(ids: number[]) {
    super()
    this.meta = { orders: ids.map((id) => `#${id}`).join(', ') }
  }
}

/** The queue is empty, so there is no paper. */
export class NothingToPrint extends DomainException {
  static code = 'nothing_to_print'
  static message = 'There is no such order'
}

/** A parcel was to be sent with nothing in it; the key is ours. */
export class ParcelEmpty extends DomainException {
  static code = 'parcel_empty'
  static message = 'There is nothing in the parcel'
  field = 'quantities'
}

/** The order has no such line, or fewer pieces of it are left to send; the key is ours. */
export class PiecesNotThere extends DomainException {
  static code = 'pieces_not_there'
  static message = 'Fewer pieces of this line are left to send'
  readonly field: string

  constructor(lineId: number) {
    super()
    this.field = `quantities.${lineId}`
  }
}

/** A part of the order left the house: it cannot be cancelled; the key is ours. */
export class OrderPartlySent extends DomainException {
  static code = 'order_partly_sent'
  static message = 'A part of the order was sent'
  field = 'status'
}

/** Nothing of the order left the house, or all of it did: there is no rest; the key is ours. */
export class NothingToGiveUp extends DomainException {
  static code = 'nothing_to_give_up'
  static message = 'There is no rest of the order to cancel'
}

/** The line was sent or replaced before, or its order goes no other way; the key is ours. */
export class SubstitutionRefused extends DomainException {
  static code = 'substitution_refused'
  static message = 'The line can no longer be replaced'
  field = 'line'
}

/** A replacement may not cost more than what was ordered; the key is ours. */
export class SubstituteTooDear extends DomainException {
  static code = 'substitute_too_dear'
  static message = 'The gift costs more points than the ordered one'
  field = 'product_id'
}

/** The replacement is the very gift that was ordered; the key is ours. */
export class SubstituteSame extends DomainException {
  static code = 'substitute_same'
  static message = 'This is the ordered gift itself'
  field = 'product_id'
}

/** There is no such gift, or not in these variations; the key is ours. */
export class NotForReplacing extends DomainException {
  static code = 'not_for_replacing'
  static message = 'There is no such gift to send instead'
  field = 'product_id'
}
