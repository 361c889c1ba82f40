/** Where an order stands, in the order of its way; it can be cancelled from the first two. */
export const WAY = ['received', 'processing', 'shipped', 'delivered'] as const

export type OrderStatus = (typeof WAY)[number] | 'cancelled'

/** A line of an order. */
export type OrderedGift = {
  id: number
  title: string
  /** "M, Petrol"; empty where there was nothing to choose. */
  variation_text: string
  /** Points of one piece. */
  price: number
  quantity: number
  is_promotion_reward: boolean
  thumbnail: { url: string; alt_text: string } | null
}

/** What goes out in place of an ordered gift, and the points that came back for it. */
export type Substitute = { title: string; variation_text: string; credited: number }

/** Pieces of a gift that will not be sent, and the points that came back for them. */
export type GivenUp = { quantity: number; credited: number }

/** A gift of the order a page is about. */
export type FollowedGift = OrderedGift & {
  substitute: Substitute | null
  given_up: GivenUp | null
}

/** A parcel that left for the member; times in ms. */
export type SentParcel = {
  id: number
  /** Empty where nobody wrote them down. */
  carrier: string
  reference: string
  sent_at: number
  delivered_at: number | null
  /** Pieces by the ids of the gifts. */
  gifts: { id: number; quantity: number }[]
}

/** A step an order took; its time in ms. */
export type OrderStep = { status: OrderStatus; happened_at: number }

/** Where a parcel goes. */
export type OrderShipping = {
  last_name: string
  first_name: string
  zip: string
  city: string
  address: string
  house_number: string
  floor: number | null
  door_number: string | null
  doorbell: string | null
  note: string | null
}

/** An order as the list shows it; its time in ms. */
export type ListedOrder = {
  id: number
  status: OrderStatus
  /** Points spent. */
  total: number
  placed_at: number
  gifts: OrderedGift[]
}

/** An order as its own page shows it. */
export type FollowedOrder = Omit<ListedOrder, 'gifts'> & {
  /** When it was sent somewhere else, in ms. */
  address_changed_at: number | null
  shipping: OrderShipping
  /** Those it took, the first one first. */
  steps: OrderStep[]
  gifts: FollowedGift[]
  parcels: SentParcel[]
}
