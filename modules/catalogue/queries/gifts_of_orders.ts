import type { Locale } from '#config/i18n'
import { shopReader } from '#app/database/engine'
import { inLocale, localized } from '../localized.js'
import { thumbnailOf, type Thumbnail } from '../thumbnail.js'

/** A line of an order as its member reads it. */
export type OrderedGift = {
  id: number
  /** As it was called when it was ordered. */
  title: string
  /** The chosen variations in words: "M, Petrol". */
  variation_text: string
  /** Points of one piece. */
  price: number
  quantity: number
  is_promotion_reward: boolean
  thumbnail: Thumbnail | null
}

type Copy = { title_hu: string; title_en: string }

interface Row extends Copy {
  id: number
  orderId: number
  price: number
  quantity: number
  variations: string
  reward: number
  picture: string | null
  alt: string
}

/** The lines of orders by the ids of these, in the order they were chosen in. */
export async function giftsOfOrders(
  orderIds: number[],
  locale: Locale
): Promise<Map<number, OrderedGift[]>> {
  const found = new Map<number, OrderedGift[]>(orderIds.map((id) => [id, []]))
  if (!orderIds.length) return found
  const sql = `SELECT l.id, l.order_id AS "orderId", l.title_hu, l.title_en, l.price, l.quantity,
    l.variations, l.is_promotion_reward AS reward, p.picture,
    ${localized('p.picture_alt', locale)} AS alt
    FROM order_lines l JOIN products p ON p.id = l.product_id
    WHERE l.order_id IN (${orderIds.map(() => '?').join(', ')}) ORDER BY l.id`
  for (const row of await shopReader().rows<Row>(sql, orderIds)) {
    found.get(row.orderId)!.push(giftOf(row, locale))
  }
  return found
}

/** The chosen variations of a gift in words: "M, Petrol". */
export function variationText(variations: { value: Copy }[], locale: Locale): string {
  return variations.map(({ value }) => inLocale(value, locale)).join(', ')
}

function giftOf(row: Row, locale: Locale): OrderedGift {
  const { id, price, quantity, picture, alt, reward } = row
  const title = inLocale(row, locale)
  return {
    id,
    title,
    variation_text: variationText(JSON.parse(row.variations), locale),
    price,
    quantity,
    is_promotion_reward: reward === 1,
    thumbnail: thumbnailOf(picture, alt, title),
  }
}
