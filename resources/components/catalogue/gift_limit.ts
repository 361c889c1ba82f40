import { formatDay } from '~/format/date'
import type { TextValues } from '~/translation/catalogue'
import type { Cart, CartItem } from './cart_shape'

/** Where the member stands with a limited gift, as the server tells it. */
export type GiftLimit = NonNullable<CartItem['limit']>

/** Pieces of a gift in the cart that the member chose, over all its variations. */
export function chosenPieces(cart: Cart, slug: string): number {
  const chosen = Object.values(cart.items).filter((item) => isOf(item, slug))
  return chosen.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether an item is of this gift and counts towards its limit. */
export function isOf(item: CartItem, slug: string): boolean {
  return item.slug === slug && !item.is_promotion_reward
}

/** What the sentences about a limit need; the day as people write it, `none` without one. */
export function limitValues(limit: GiftLimit, locale: string): TextValues {
  const { quantity, days, left, again } = limit
  return { limit: quantity, days, left, again: again ? formatDay(again, locale) : 'none' }
}

/** The same from the words of a refusal, whose day is empty where waiting changes nothing. */
export function withReadableDay(values: TextValues, locale: string): TextValues {
  const { again } = values
  if (typeof again !== 'string') return values
  return { ...values, again: again ? formatDay(again, locale) : 'none' }
}
