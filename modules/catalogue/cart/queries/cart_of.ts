import { shopReader } from '#app/database/engine'
import type { GiftLimit } from '#catalogue/checkout/gift_limit'
import { giftLimitsOf } from '#catalogue/checkout/queries/gift_limits_of'
import { thumbnailOf, type Thumbnail } from '#catalogue/products/thumbnail'
import type { Locale } from '#config/i18n'
import { cartRows, type CartRow } from './cart_sql.js'

/** What a member has chosen. @source requirements D-24 */
export type Cart = {
  /** Sum of the quantities. */
  count: number
  /** Points of all items. */
  total: number
  /** Points the member can spend now. */
  available_points: number
  /** False until the first credited scan: points are collected, but not spent. @source requirements C-15 */
  is_spendable: boolean
  /** By hash. */
  items: Record<string, CartItem>
}

/** One chosen gift. @source requirements D-25 */
export type CartItem = {
  /** The hash it is addressed by. */
  id: string
  name: string
  slug: string
  /** Points of one; 0 for a promotion reward. */
  price: number
  quantity: number
  /** Null is unlimited; 0 also where the product cannot be ordered any more. */
  stock: number | null
  is_promotion_reward: boolean
  /** True where what was chosen of it was ended; then its stock is 0. */
  is_gone?: true
  variations: { type: { id: number; title: string }; value: { title: string } }[]
  thumbnail: Thumbnail | null
  /** Points it cost when the member last touched it, where that was another price. */
  price_was?: number
  /** Where the member stands with a limited gift, over all its variations. */
  limit?: GiftLimit
}

/** The cart of a member with live prices and stock; it belongs to the member, not to the session. */
export async function cartOf(memberId: number, locale: Locale): Promise<Cart> {
  const rows = await cartRows[locale](memberId)
  const { points = 0, hasScanned = 0 } = rows[0] ?? {}
  const balance = { available_points: points, is_spendable: hasScanned === 1 }
  const cart: Cart = { count: 0, total: 0, ...balance, items: {} }
  const held = rows.filter((row) => row.hash !== null && row.reward === 0)
  const limits = await giftLimitsOf(memberId, held, shopReader())
  for (const row of rows) {
    if (row.hash === null) continue
    const item = (cart.items[row.hash] ??= newItem(cart, row, row.hash))
    const limit = limits.get(row.productId)
    if (limit && row.reward === 0) item.limit = limit
    if (row.seenPrice !== null && row.seenPrice !== row.price) item.price_was = row.seenPrice
    if (row.typeId === null || row.valueTitle === null) continue
    const type = { id: row.typeId, title: row.typeTitle }
    item.variations.push({ type, value: { title: row.valueTitle } })
  }
  return cart
}

function newItem(cart: Cart, row: CartRow, hash: string): CartItem {
  cart.count += row.quantity
  cart.total += row.quantity * row.price
  return {
    id: hash,
    name: row.name,
    slug: row.slug,
    price: row.price,
    quantity: row.quantity,
    stock: row.stock,
    is_promotion_reward: row.reward === 1,
    ...(row.isGone === 1 && { is_gone: true as const }),
    variations: [],
    thumbnail: thumbnailOf(row.picture, row.alt, row.name),
  }
}
