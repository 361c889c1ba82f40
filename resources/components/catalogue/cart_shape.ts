import type { Data } from '@generated/data'

/** The cart as the server tells it. @source requirements D-24 */
export type Cart = NonNullable<Data.SharedProps['cart']>

/** One chosen gift. */
export type CartItem = Cart['items'][string]

/** Quantities that are shown before the server has agreed, by hash; 0 is removed. */
export type WantedQuantities = ReadonlyMap<string, number>

/** The most of a product one cart can hold where its stock is unlimited. @source requirements U-03 */
export const QUANTITY_MAX_UNLIMITED = 99

/** The most of an item that can be ordered; 0 is out of stock. */
export function maximumOf(stock: number | null): number {
  return stock ?? QUANTITY_MAX_UNLIMITED
}

/** Whether an item can go into an order at all now. */
export function canBeOrdered(item: CartItem): boolean {
  return item.stock !== 0 && item.limit?.left !== 0
}

/** The most of an item that can be ordered: what is left of it, and what its limit leaves. */
export function maximumOfItem({ stock, limit }: CartItem): number {
  return Math.min(maximumOf(stock), limit?.left ?? QUANTITY_MAX_UNLIMITED)
}

/** The cart as it will be once the server agrees: quantities, count and total follow the wish. */
export function withWanted(cart: Cart, wanted: WantedQuantities): Cart {
  if (wanted.size === 0) return cart
  const items: Cart['items'] = {}
  let count = 0
  let total = 0
  for (const [hash, item] of Object.entries(cart.items)) {
    const quantity = wanted.get(hash) ?? item.quantity
    if (quantity === 0) continue
    items[hash] = { ...item, quantity }
    count += quantity
    total += quantity * item.price
  }
  return { ...cart, items, count, total }
}
