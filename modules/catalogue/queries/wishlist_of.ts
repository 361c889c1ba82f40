import type { Locale } from '#config/i18n'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { localized, perLocale } from '../localized.js'
import { thumbnailOf, type Thumbnail } from '../thumbnail.js'
import { PRODUCT_IS_OPEN, PRODUCT_STOCK } from './stock_sql.js'

/** A gift a member saves for. @source requirement row D-27 */
export type Wish = {
  /** The product. */
  id: number
  slug: string
  title: string
  /** Points. */
  price: number
  /** Null is unlimited. */
  stock: number | null
  thumbnail: Thumbnail | null
  /** Since when it is saved for, in ms UTC. */
  created_at: number
}

type Row = Omit<Wish, 'thumbnail'> & { picture: string | null; alt: string }

const WISHES = perLocale(
  (locale) => `SELECT p.id, p.slug, p.price, p.picture, ${PRODUCT_STOCK} AS stock,
    ${localized('p.title', locale)} AS title, ${localized('p.picture_alt', locale)} AS alt,
    w.created_at
    FROM wishlist_entries w JOIN products p ON p.id = w.product_id
    LEFT JOIN categories k ON k.id = p.category_id
    WHERE ${PRODUCT_IS_OPEN} AND w.member_id = ? ORDER BY p.price DESC, w.id`
)

/** What a member saves for and can see now, dearest first. */
export async function wishlistOf(memberId: number, locale: Locale): Promise<Wish[]> {
  const rows = await shopReader().rows<Row>(WISHES[locale], [clock.now(), memberId])
  return rows.map(({ picture, alt, ...wish }) => ({
    ...wish,
    created_at: Number(wish.created_at),
    thumbnail: thumbnailOf(picture, alt, wish.title),
  }))
}
