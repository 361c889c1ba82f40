import type { Data } from '@generated/data'

/** Where an order stands, in the order of its way; it can be cancelled from the first two. */
export const WAY = ['received', 'processing', 'shipped', 'delivered'] as const

/** An order as the list shows it; its time in ms. */
export type ListedOrder = Data.Catalogue.Orders.Order

/** An order as its own page shows it. */
export type FollowedOrder = Data.Catalogue.Orders.Order.Variants['followed']

export type OrderStatus = ListedOrder['status']

/** A line of an order. */
export type OrderedGift = ListedOrder['gifts'][number]

/** A gift of the order a page is about. */
export type FollowedGift = FollowedOrder['gifts'][number]

/** What goes out in place of an ordered gift, and the points that came back for it. */
export type Substitute = NonNullable<FollowedGift['substitute']>

/** Pieces of a gift that will not be sent, and the points that came back for them. */
export type GivenUp = NonNullable<FollowedGift['given_up']>

/** A parcel that left for the member; times in ms. */
export type SentParcel = FollowedOrder['parcels'][number]
