import { shopReader } from '#app/database/engine'
import type { TitleCopy } from './chosen_lines.js'

/** A gift that goes out in place of the ordered one, in the quantity of its line. */
export interface Substitution {
  /** The line of the order; it stays as it was ordered. */
  lineId: number
  productId: number
  title_hu: string
  title_en: string
  /** Points of one. */
  price: number
  variations: { type: TitleCopy; value: TitleCopy }[]
  /** Points the member got back for the whole line; 0 where the price is the same. */
  credited: number
  /** Epoch milliseconds. */
  happenedAt: number
}

const SUBSTITUTIONS = `SELECT order_line_id AS "lineId", product_id AS "productId", title_hu,
    title_en, price, variations, credited, happened_at AS "happenedAt"
  FROM order_substitutions WHERE order_id = ? ORDER BY order_line_id`

/** The lines of an order that something else went out for. */
export async function substitutionsOf(orderId: number): Promise<Substitution[]> {
  type Row = Omit<Substitution, 'variations'> & { variations: string }
  const found = await shopReader().rows<Row>(SUBSTITUTIONS, [orderId])
  return found.map((row) => ({ ...row, variations: JSON.parse(row.variations) }))
}
