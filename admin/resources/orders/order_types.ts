import type { Status } from './order_status'

/** A line of an order as the back-office works on it. */
export interface OrderLine {
  id: number
  title_hu: string
  variation_text: string
  /** Pieces, and how many of them have left the house. */
  quantity: number
  sent: number
  /** Points of one piece. */
  price: number
  /** What goes out in its place, and the points that came back for it. */
  replacement: { title: string; credited: number } | null
  is_replaceable: boolean
  /** Pieces that will not be sent, and the points that came back for them. */
  given_up: { quantity: number; credited: number } | null
}

/** A parcel of an order; its times in ms. */
export interface Parcel {
  id: number
  carrier: string
  reference: string
  /** What lies in it. */
  lines: { line_id: number; quantity: number }[]
  sent_at: number
  delivered_at: number | null
}

/** An order with what has become of its lines. */
export interface WorkedOrder {
  id: number
  status: Status
  lines: OrderLine[]
  parcels: Parcel[]
  /** A part of it left, and the rest may be given up. */
  can_cancel_rest: boolean
}
