import type { Locale } from '#config/i18n'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rowsFinder } from '#app/database/row_finder'
import type { GiftLimit } from '../gift_limit.js'
import { localized, perLocale } from '../localized.js'
import { thumbnailOf, type Thumbnail } from '../thumbnail.js'
import { CHOICE_IS_GONE, ITEM_STOCK, STOCK_OF_ITEM, VALUES_OF_ITEM } from './cart_sql.js'
import { giftLimitsOf, LIMIT_COLUMNS, type LimitedProduct } from './gift_limits_of.js'

/** What a member has chosen. @source specification §3 */
export type Cart = {
  /** Sum of the quantities. */
  count: number
  /** Points of all items. */
  total: number
  /** Points the member can spend now. */
  available_points: number
  /** By hash. */
  items: Record<string, CartItem>
}

/** One chosen gift. @source specification §3 */
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

interface Row extends LimitedProduct {
  memberId: number
  points: number
  hash: string | null
  name: string
  slug: string
  price: number
  quantity: number
  stock: number | null
  reward: number
  isGone: 0 | 1
  seenPrice: number | null
  typeId: number | null
  typeTitle: string
  valueTitle: string
  picture: string | null
  alt: string
}

// Every page of a member carries the cart: one statement answers it, with the balance and an empty
// cart too. It is the one read that looks over the border of its module.
const cartSql = (
  locale: Locale,
  member: string
) => `SELECT m.id AS "memberId", COALESCE(b.points, 0) AS points, c.hash, c.quantity,
    c.seen_price AS "seenPrice", c.is_promotion_reward AS reward, p.id AS "productId", p.slug, p.picture,
    ${LIMIT_COLUMNS}, ${localized('p.title', locale)} AS name,
    ${localized('p.picture_alt', locale)} AS alt,
    CASE WHEN c.is_promotion_reward = 1 THEN 0 ELSE p.price END AS price,
    ${ITEM_STOCK} AS stock,
    CASE WHEN ${CHOICE_IS_GONE} THEN 1 ELSE 0 END AS "isGone", t.id AS "typeId", ${localized('t.title', locale)} AS "typeTitle",
    ${localized('v.title', locale)} AS "valueTitle"
    FROM members m
    LEFT JOIN balances b ON b.member_id = m.id
    LEFT JOIN cart_items c ON c.member_id = m.id
    LEFT JOIN products p ON p.id = c.product_id
    LEFT JOIN categories k ON k.id = p.category_id
    LEFT JOIN stock_items s ON ${STOCK_OF_ITEM}
    LEFT JOIN variation_types t ON t.product_id = p.id AND c.combination <> ''
    LEFT JOIN variation_values v ON ${VALUES_OF_ITEM}
    WHERE m.id = ${member} ORDER BY c.id, t.position, t.id`

const OF_ONE = perLocale((locale) => cartSql(locale, '?'))
// In the order of each: the carts stand one after the other as they were asked for.
const OF_ALL = perLocale(
  (locale) => `SELECT found.* FROM json_array_elements_text(?::json) AS asked (id),
    LATERAL (${cartSql(locale, 'asked.id::bigint')}) AS found`
)

const find = perLocale((locale) =>
  rowsFinder<number, Row>({
    one: (id) => shopReader().rows(OF_ONE[locale], [clock.now(), id]),
    many: (ids) => shopReader().rows(OF_ALL[locale], [JSON.stringify(ids), clock.now()]),
    keyOf: ({ memberId }) => memberId,
  })
)

/** The cart of a member with live prices and stock; it belongs to the member, not to the session. */
export async function cartOf(memberId: number, locale: Locale): Promise<Cart> {
  const rows = await find[locale](memberId)
  const cart: Cart = { count: 0, total: 0, available_points: rows[0]?.points ?? 0, items: {} }
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

function newItem(cart: Cart, row: Row, hash: string): CartItem {
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
