import { thumbnailOf, type Thumbnail } from '#catalogue/products/thumbnail'
import type { Locale } from '#config/i18n'
import { openWishes } from './wishlist_sql.js'

/** A gift a member saves for. @source requirements D-27 */
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

/** What a member saves for and can see now, dearest first. */
export async function wishlistOf(memberId: number, locale: Locale): Promise<Wish[]> {
  const wishes = await openWishes(memberId, locale)
  return wishes.map(({ picture, alt, createdAt, ...wish }) => ({
    ...wish,
    created_at: Number(createdAt),
    thumbnail: thumbnailOf(picture, alt, wish.title),
  }))
}
