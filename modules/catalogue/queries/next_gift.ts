import type { Locale } from '#config/i18n'
import { clock } from '#app/clock'
import { usesPostgres } from '#config/database'
import { shopReader } from '#app/database/engine'
import { inOneTurn } from '#app/database/in_one_turn'
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
const next = (
  locale: Locale,
  { id, points }: { id: string; points: string }
) => `SELECT slug, title, price FROM (
      SELECT * FROM (${select(locale, 1)} JOIN wishlist_entries w ON w.product_id = p.id
        WHERE ${PRODUCT_IS_OPEN} AND p.price > ${points} AND w.member_id = ${id}
        ORDER BY p.price DESC, w.id LIMIT 1) wished
      UNION ALL
      SELECT * FROM (${select(locale, 2)}
        WHERE ${PRODUCT_IS_OPEN} AND p.price > ${points}
        ORDER BY p.price, p.position, p.id LIMIT 1) cheapest
    ) candidates ORDER BY turn LIMIT 1`

const OF_ONE = perLocale((locale) => next(locale, { id: '?', points: '?' }))
const OF_ALL = perLocale(
  (locale) => `SELECT asked.at, found.*
    FROM json_to_recordset(?::json) AS asked (at integer, id bigint, points integer),
    LATERAL (${next(locale, { id: 'asked.id', points: 'asked.points' })}) AS found`
)

/** Whose tape it is, and how far it has come. */
interface Saver {
  id: number
  points: number
}

const find = perLocale((locale) => {
  if (usesPostgres) return inOneTurn((savers: readonly Saver[]) => nextGiftsOf(savers, locale))
  return async ({ id, points }: Saver) => {
    const now = clock.now()
    const values = [now, points, id, now, points]
    const [gift] = await shopReader().rows<NextGift>(OF_ONE[locale], values)
    return gift
  }
})

async function nextGiftsOf(savers: readonly Saver[], locale: Locale) {
  const asked = JSON.stringify(savers.map((saver, at) => ({ ...saver, at })))
  const now = clock.now()
  type Row = NextGift & { at: number }
  const rows = await shopReader().rows<Row>(OF_ALL[locale], [asked, now, now])
  const gifts = new Map(rows.map(({ at, ...gift }) => [at, gift]))
  return savers.map((_saver, at) => gifts.get(at))
}

/**
 * The gift a member's tape leads to: the dearest one saved for that these points do not reach, else
 * the cheapest of all they do not reach; null where every gift is in reach.
 */
export async function nextGiftOf(member: Saver, locale: Locale): Promise<NextGift | null> {
  return (await find[locale](member)) ?? null
}
