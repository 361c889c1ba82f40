import { clock } from '#app/clock'
import { rowsByKey } from '#app/database/batched'
import { shopReader } from '#app/database/engine'
import { MEMBERS } from '#auth'
import { LIMIT_COLUMNS, type LimitedProduct } from '#catalogue/checkout/queries/gift_limits_of'
import { localized, perLocale } from '#catalogue/products/localized'
import type Product from '#catalogue/products/models/product'
import type VariationType from '#catalogue/products/models/variation_type'
import type { Locale } from '#config/i18n'
import { BALANCES, scannedBy } from '#points'
import type CartItem from '../models/cart_item.js'

/** The stock item of a cart item `c`: that of its combination, or the one all variations share. */
export const STOCK_OF_ITEM = `s.product_id = c.product_id AND s.is_active = 1
  AND (s.combination = c.combination OR s.combination = '')`

/** The values `v` of type `t` that a cart item `c` was chosen in. */
export const VALUES_OF_ITEM = `v.type_id = t.id
  AND '-' || c.combination || '-' LIKE '%-' || v.id || '-%'`

/**
 * Whether a cart item `c` lacks a choice that can still be ordered: its variation was ended, or the gift
 * has a kind of choice it did not have. A reward has no chosen variation.
 */
export const CHOICE_IS_GONE = `(c.is_promotion_reward = 0 AND EXISTS (SELECT 1 FROM variation_types gt
  WHERE gt.product_id = c.product_id
    AND EXISTS (SELECT 1 FROM variation_values gv WHERE gv.type_id = gt.id)
    AND NOT EXISTS (SELECT 1 FROM variation_values gv WHERE gv.type_id = gt.id AND gv.is_active = 1
      AND '-' || c.combination || '-' LIKE '%-' || gv.id || '-%')))`

/**
 * What is left for a cart item `c` of product `p` in category `k` with stock item `s`: nothing
 * where the product was taken off the shelf; a reward stays good. Takes one value: now in ms.
 */
export const ITEM_STOCK = `CASE WHEN s.id IS NULL OR (c.is_promotion_reward = 0 AND (
    p.published_at IS NULL OR p.published_at > ? OR p.is_gift = 1
    OR (k.id IS NOT NULL AND k.is_active = 0))) OR ${CHOICE_IS_GONE} THEN 0 ELSE s.qty END`

/** A cart item for each kind of choice it has; one row without an item where the cart is empty. */
export type CartRow = Pick<CartItem, 'memberId' | 'quantity' | 'seenPrice'> &
  Pick<Product, 'slug' | 'price' | 'picture'> &
  LimitedProduct & {
    points: number
    hasScanned: 0 | 1
    hash: CartItem['hash'] | null
    name: string
    alt: string
    stock: number | null
    reward: 0 | 1
    isGone: 0 | 1
    typeId: VariationType['id'] | null
    typeTitle: string
    valueTitle: string | null
  }

// Every page of a member carries the cart: one statement answers it, with the balance and an empty
// cart too. Members, balances and scans are read as their modules show them.
const cartSql = (
  locale: Locale,
  member: string
) => `SELECT m.id AS "memberId", COALESCE(b.points, 0) AS points,
    CASE WHEN ${scannedBy('m.id')} THEN 1 ELSE 0 END AS "hasScanned",
    c.hash, c.quantity,
    c.seen_price AS "seenPrice", c.is_promotion_reward AS reward, p.id AS "productId", p.slug, p.picture,
    ${LIMIT_COLUMNS}, ${localized('p.title', locale)} AS name,
    ${localized('p.picture_alt', locale)} AS alt,
    CASE WHEN c.is_promotion_reward = 1 THEN 0 ELSE p.price END AS price,
    ${ITEM_STOCK} AS stock,
    CASE WHEN ${CHOICE_IS_GONE} THEN 1 ELSE 0 END AS "isGone", t.id AS "typeId", ${localized('t.title', locale)} AS "typeTitle",
    ${localized('v.title', locale)} AS "valueTitle"
    FROM ${MEMBERS} m
    LEFT JOIN ${BALANCES} b ON b.member_id = m.id
    LEFT JOIN cart_items c ON c.member_id = m.id
    LEFT JOIN products p ON p.id = c.product_id
    LEFT JOIN categories k ON k.id = p.category_id
    LEFT JOIN stock_items s ON ${STOCK_OF_ITEM}
    LEFT JOIN variation_types t ON t.product_id = p.id AND c.combination <> ''
    LEFT JOIN variation_values v ON ${VALUES_OF_ITEM}
    WHERE m.id = ${member} ORDER BY c.id, t.position, t.id`

/** The cart of a member in a language, with the balance. */
export const cartRows = perLocale((locale) =>
  rowsByKey<number, CartRow>({
    database: shopReader,
    select: (member) => cartSql(locale, member),
    type: 'bigint',
    values: () => [clock.now()],
    keyOf: ({ memberId }) => memberId,
  })
)
