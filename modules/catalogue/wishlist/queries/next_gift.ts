import { batched } from '#app/database/batched'
import { perLocale } from '#catalogue/products/localized'
import type { Locale } from '#config/i18n'
import { nextGifts, type Saver } from './wishlist_sql.js'

/** What a member saves for. */
export type NextGift = {
  slug: string
  title: string
  /** Points it costs. */
  price: number
}

const find = perLocale((locale) =>
  batched(async (savers: readonly Saver[]) => {
    const found = await nextGifts(savers, locale)
    const gifts = new Map<number, NextGift>(found.map(({ at, ...gift }) => [at, gift]))
    return savers.map((_saver, at) => gifts.get(at))
  })
)

/**
 * The gift a member's tape leads to: the dearest one saved for that these points do not reach, else
 * the cheapest of all they do not reach; null where every gift is in reach.
 */
export async function nextGiftOf(member: Saver, locale: Locale): Promise<NextGift | null> {
  return (await find[locale](member)) ?? null
}
