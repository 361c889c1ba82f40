import { BaseTransformer } from '@adonisjs/core/transformers'
import { inLanguage } from '#app/in_language'
import { thumbnailOf } from '#catalogue/products/thumbnail'
import type { Locale } from '#config/i18n'
import { titleOf, variationText } from '../copied_gift.js'
import type Order from '../models/order.js'
import type OrderLine from '../models/order_line.js'
import { shippingIn } from '../shipping.js'

/** An order as its member reads it; instants in epoch milliseconds. */
export default class OrderTransformer extends BaseTransformer<Order> {
  constructor(
    order: Order,
    protected locale: Locale
  ) {
    super(order)
  }

  /** In the list. */
  toObject() {
    const { id, status, total, placedAt, lines } = this.resource
    const gifts = lines.map((line) => giftOf(line, this.locale))
    return { id, status, total, placed_at: placedAt, gifts }
  }

  /** On its own page. */
  followed() {
    const order = this.resource
    return {
      ...this.toObject(),
      /** When the member sent it somewhere else; null where the first address holds. */
      address_changed_at: order.addressChangedAt,
      shipping: shippingIn(order),
      // Who took a step stays in the house.
      steps: order.steps.map(({ status, happenedAt }) => ({ status, happened_at: happenedAt })),
      gifts: order.lines.map((line) => followedGift(line, this.locale)),
      parcels: order.parcels.map((parcel) => ({
        id: parcel.id,
        // Empty where nobody wrote them down.
        carrier: parcel.carrier,
        reference: parcel.reference,
        sent_at: parcel.sentAt,
        delivered_at: parcel.deliveredAt,
        // Pieces by the line they were ordered in.
        gifts: parcel.lines.map(({ orderLineId, quantity }) => ({ id: orderLineId, quantity })),
      })),
    }
  }
}

function giftOf(line: OrderLine, locale: Locale) {
  const { id, price, quantity, isPromotionReward, product } = line
  const title = titleOf(line, locale)
  const { picture, pictureAltHu: hu, pictureAltEn: en } = product
  const alt = inLanguage(locale, hu, en)
  return {
    id,
    title,
    variation_text: variationText(line, locale),
    price,
    quantity,
    is_promotion_reward: isPromotionReward,
    thumbnail: thumbnailOf(picture, alt, title),
  }
}

function followedGift(line: OrderLine, locale: Locale) {
  const { substitution, remainder } = line
  return {
    ...giftOf(line, locale),
    substitute: substitution && {
      title: titleOf(substitution, locale),
      variation_text: variationText(substitution, locale),
      credited: substitution.credited,
    },
    given_up: remainder && { quantity: remainder.quantity, credited: remainder.credited },
  }
}
