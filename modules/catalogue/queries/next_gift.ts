import type { Locale } from '#config/i18n'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { localized, perLocale } from '../localized.js'
import { PRODUCT_IS_OPEN } from './stock_sql.js'

/** What a member saves for. */
export type NextGift = {
  slug: string
  title: string
  /** Points it costs. */
  price: number
}

const select = (
  locale: Locale,
  turn: number
) => `SELECT ${turn} AS turn, p.slug, ${localized('p.title', locale)} AS title, p.price
  FROM products p LEFT JOIN categories k ON k.id = p.category_id`

// The two halves are read apart: the wishes of a member are few, and the cheapest gift out of reach
// is the first one of an index, so that the number of gifts does not matter.
const NEXT = perLocale(
  (locale) => `SELECT slug, title, price FROM (
      SELECT * FROM (${select(locale, 1)} JOIN wishlist_entries w ON w.product_id = p.id
        WHERE ${PRODUCT_IS_OPEN} AND p.price > ? AND w.member_id = ?
        ORDER BY p.price DESC, w.id LIMIT 1) wished
      UNION ALL
      SELECT * FROM (${select(locale, 2)}
        WHERE ${PRODUCT_IS_OPEN} AND p.price > ?
        ORDER BY p.price, p.position, p.id LIMIT 1) cheapest
    ) candidates ORDER BY turn LIMIT 1`
)

/**
 * The gift a member's tape leads to: the dearest one saved for that these points do not reach, else
 * the cheapest of all they do not reach; null where every gift is in reach.
 */
export async function nextGiftOf(
  member: { id: number; points: number },
  locale: Locale
): Promise<NextGift | null> {
  const { id, points } = member
  const now = clock.now()
  const values = [now, points, id, now, points]
  const [gift] = await shopReader().rows<NextGift>(NEXT[locale], values)
  return gift ?? null
}
