import { clock } from '#app/clock'
import { rowsByKey } from '#app/database/batched'
import { rowsOfJson } from '#app/database/dialect'
import { shopReader } from '#app/database/engine'
import type Product from '#catalogue/products/models/product'
import { localized, perLocale, type Titles } from '#catalogue/products/localized'
import { PRODUCT_IS_OPEN, PRODUCT_STOCK } from '#catalogue/stock/queries/stock_sql'
import type { Locale } from '#config/i18n'
import type WishlistEntry from '../models/wishlist_entry.js'

/** Wishes looked at in one statement. */
export const WISHES_BATCH = 500

const GIFTS = 'products p LEFT JOIN categories k ON k.id = p.category_id'

const find = rowsByKey<number, Pick<WishlistEntry, 'memberId' | 'productId'>>({
  database: shopReader,
  select: (memberId) => `SELECT member_id AS "memberId", product_id AS "productId"
    FROM wishlist_entries WHERE member_id = ${memberId}`,
  type: 'bigint',
  keyOf: ({ memberId }) => memberId,
})

/** The products a member saves for, also those that nobody can see now. */
export async function wishesOf(memberId: number): Promise<Set<number>> {
  return new Set((await find(memberId)).map(({ productId }) => productId))
}

type OpenWish = Pick<Product, 'id' | 'slug' | 'price' | 'picture'> &
  Pick<WishlistEntry, 'createdAt'> & { title: string; alt: string; stock: number | null }

const OPEN = perLocale(
  (locale) => `SELECT p.id, p.slug, p.price, p.picture, ${PRODUCT_STOCK} AS stock,
    ${localized('p.title', locale)} AS title, ${localized('p.picture_alt', locale)} AS alt,
    w.created_at AS "createdAt"
    FROM ${GIFTS} JOIN wishlist_entries w ON w.product_id = p.id
    WHERE ${PRODUCT_IS_OPEN} AND w.member_id = ? ORDER BY p.price DESC, w.id`
)

/** What a member saves for and can see now, dearest first. */
export function openWishes(memberId: number, locale: Locale, runner = shopReader()) {
  return runner.rows<OpenWish>(OPEN[locale], [clock.now(), memberId])
}

/** A member whose next gift is looked for, and the points collected for it. */
export interface Saver {
  id: number
  points: number
}

// The wishes of a member are few, and the cheapest gift out of reach is the first one of an index, so that the
// number of gifts does not matter.
const WISHED = `(SELECT p.id FROM ${GIFTS} JOIN wishlist_entries w ON w.product_id = p.id
  WHERE ${PRODUCT_IS_OPEN} AND p.price > saver.points AND w.member_id = saver.id
  ORDER BY p.price DESC, w.id LIMIT 1)`
const CHEAPEST = `(SELECT p.id FROM ${GIFTS} WHERE ${PRODUCT_IS_OPEN} AND p.price > saver.points
  ORDER BY p.price, p.position, p.id LIMIT 1)`
const SAVERS = rowsOfJson('saver', { at: 'integer', id: 'bigint', points: 'integer' })

const NEXT = perLocale(
  (locale) => `SELECT saver.at, p.slug, ${localized('p.title', locale)} AS title, p.price
    FROM ${SAVERS} JOIN products p ON p.id = COALESCE(${WISHED}, ${CHEAPEST})`
)

/** The dearest wish that some members cannot pay yet, else the cheapest such gift; `at` tells whose it is. */
export function nextGifts(savers: readonly Saver[], locale: Locale) {
  const asked = JSON.stringify(savers.map((saver, at) => ({ ...saver, at })))
  const now = clock.now()
  type NextGift = Pick<Product, 'slug' | 'price'> & { at: number; title: string }
  return shopReader().rows<NextGift>(NEXT[locale], [asked, now, now])
}

// As above, from the other side: the dearest gift within reach is the last one of the index that can be had.
const WITHIN_REACH = `SELECT saver.id AS "memberId", p.slug, p.title_hu, p.title_en, p.price
  FROM ${SAVERS} JOIN products p ON p.id = (SELECT p.id FROM ${GIFTS}
    WHERE ${PRODUCT_IS_OPEN} AND p.price <= saver.points AND COALESCE(${PRODUCT_STOCK}, 1) > 0
    ORDER BY p.price DESC, p.position DESC, p.id DESC LIMIT 1)`

/** A gift that a member's points buy now. */
export type GiftInReach = Pick<Product, 'slug' | 'price'> & Titles & { memberId: number }

/** The dearest gift that the points of each member buy; who can have none is left out. */
export function dearestGifts(savers: readonly Saver[]) {
  const asked = JSON.stringify(savers.map((saver, at) => ({ ...saver, at })))
  return shopReader().rows<GiftInReach>(WITHIN_REACH, [asked, clock.now()])
}

/** A wish that its member was not told about yet, for a gift that can be ordered. */
export type UntoldWish = Pick<WishlistEntry, 'id' | 'memberId'> &
  Pick<Product, 'slug' | 'price'> &
  Titles

const UNTOLD = `SELECT w.id, w.member_id AS "memberId", p.slug, p.title_hu, p.title_en, p.price
  FROM ${GIFTS} JOIN wishlist_entries w ON w.product_id = p.id
  WHERE ${PRODUCT_IS_OPEN} AND w.announced_at IS NULL AND w.id > ?
    AND COALESCE(${PRODUCT_STOCK}, 1) > 0
  ORDER BY w.id LIMIT ${WISHES_BATCH}`

/** @param after id of the last wish looked at */
export function untoldWishes(after: number) {
  return shopReader().rows<UntoldWish>(UNTOLD, [clock.now(), after])
}
