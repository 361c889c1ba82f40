import type { Locale } from '#config/i18n'
import { shopReader } from '#app/database/engine'
import type { OrderStatus } from '../order_status.js'
import type { OwnOrder } from '../own_order.js'
import { shippingIn, SHIPPING_COLUMNS, type Shipping } from '../shipping.js'
import { inLocale } from '../localized.js'
import { giftsOfOrders, variationText, type OrderedGift } from './gifts_of_orders.js'
import { parcelsOf, type Parcel } from './parcels_of.js'
import { remaindersOf, type Remainder } from './remainders_of.js'
import { stepsOf } from './steps_of.js'
import { substitutionsOf } from './substitutions_of.js'

/** What goes out in place of an ordered gift. */
export type Substitute = {
  title: string
  variation_text: string
  /** Points the member got back for the whole line. */
  credited: number
}

/** A parcel as its receiver reads it; instants in epoch milliseconds. */
export type SentParcel = {
  id: number
  /** Empty where nobody wrote them down. */
  carrier: string
  reference: string
  sent_at: number
  delivered_at: number | null
  /** Pieces by the line they were ordered in. */
  gifts: { id: number; quantity: number }[]
}

/** An order as its member follows it; instants in epoch milliseconds. */
export type FollowedOrder = {
  id: number
  status: OrderStatus
  /** Points spent. */
  total: number
  placed_at: number
  /** When the member sent it somewhere else; null where the first address holds. */
  address_changed_at: number | null
  shipping: Required<Shipping>
  /** Those it has taken, the first one first. */
  steps: { status: OrderStatus; happened_at: number }[]
  gifts: (OrderedGift & { substitute: Substitute | null; given_up: Remainder | null })[]
  parcels: SentParcel[]
}

type Row = Pick<FollowedOrder, 'id' | 'status' | 'total' | 'placed_at' | 'address_changed_at'>

const ORDER = `SELECT id, status, total, placed_at, address_changed_at,
  ${SHIPPING_COLUMNS.join(', ')} FROM orders WHERE id = ? AND member_id = ?`

/** An order of this member; undefined where the member has none of this number. */
export async function orderOfMember(
  { orderId, memberId }: OwnOrder,
  locale: Locale
): Promise<FollowedOrder | undefined> {
  const [order] = await shopReader().rows<Row>(ORDER, [orderId, memberId])
  if (!order) return undefined
  const [steps, gifts, substitutes, parcels, remainders] = await Promise.all([
    stepsOf(orderId),
    giftsOfOrders([orderId], locale),
    substitutesOf(orderId, locale),
    parcelsOf(orderId),
    remaindersOf(orderId),
  ])
  const { id, status, total, placed_at, address_changed_at } = order
  return {
    id,
    status,
    total,
    placed_at,
    address_changed_at,
    shipping: shippingIn(order as Record<string, unknown>),
    // Who took a step stays in the house.
    steps: steps.map((step) => ({ status: step.status, happened_at: step.happenedAt })),
    gifts: gifts.get(orderId)!.map((gift) => ({
      ...gift,
      substitute: substitutes.get(gift.id) ?? null,
      given_up: remainders.get(gift.id) ?? null,
    })),
    parcels: parcels.map(sentParcel),
  }
}

/** By the line they stand for. */
async function substitutesOf(orderId: number, locale: Locale): Promise<Map<number, Substitute>> {
  const found = await substitutionsOf(orderId)
  return new Map(
    found.map(({ lineId, credited, variations, ...titles }) => {
      const text = variationText(variations, locale)
      return [lineId, { title: inLocale(titles, locale), variation_text: text, credited }]
    })
  )
}

function sentParcel({ id, carrier, reference, sentAt, deliveredAt, lines }: Parcel): SentParcel {
  const gifts = lines.map(({ lineId, quantity }) => ({ id: lineId, quantity }))
  return { id, carrier, reference, sent_at: sentAt, delivered_at: deliveredAt, gifts }
}
