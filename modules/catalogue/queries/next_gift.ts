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

const NEXT = perLocale(
  (locale) => `SELECT p.slug, ${localized('p.title', locale)} AS title, p.price
    FROM products p LEFT JOIN categories k ON k.id = p.category_id
    WHERE ${PRODUCT_IS_OPEN} AND p.price > ? ORDER BY p.price, p.position, p.id LIMIT 1`
)

/** The cheapest gift these points do not reach yet; null where every gift is in reach. */
export async function nextGiftAfter(points: number, locale: Locale): Promise<NextGift | null> {
  const [gift] = await shopReader().rows<NextGift>(NEXT[locale], [clock.now(), points])
  return gift ?? null
}
