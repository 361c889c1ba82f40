import type { RepeatableRequest } from '#app/idempotency/idempotency'
import type { Shipping } from '../orders/shipping.js'
import type { ChosenItem } from './order_checks.js'
import type { Buyer } from './order_confirmation.js'

/** A checkout as it was sent, validated. */
export interface OrderRequest {
  buyer: Buyer
  shipping: Shipping
  /** By hash of the cart item. */
  items: Record<string, ChosenItem>
  /** Made once by the form; the same key again gets the first answer. */
  key: string
  /** Hash of what was sent. */
  bodyHash: string
}

/** What the member is told. */
export type PlacedOrder = {
  id: number
  /** Points spent. */
  total: number
  /** Points left. */
  available_points: number
}

/** What is wanted of the cart, by hash. */
export function wantedOf({ items }: OrderRequest): Map<string, ChosenItem> {
  const wanted = Object.entries(items).filter(([, item]) => item.selected && item.quantity > 0)
  return new Map(wanted)
}

/** What makes a checkout the same as an earlier one: the key is the member's own. */
export function repeatable({ buyer, key, bodyHash }: OrderRequest): RepeatableRequest {
  return { scope: `checkout:${buyer.id}`, key, bodyHash }
}
