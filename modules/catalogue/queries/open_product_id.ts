import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { PRODUCT_IS_OPEN } from './stock_sql.js'

const OPEN = `SELECT p.id FROM products p LEFT JOIN categories k ON k.id = p.category_id
  WHERE ${PRODUCT_IS_OPEN} AND p.slug = ?`

/** The id of the product with this slug, where members can see it now. */
export async function openProductId(slug: string): Promise<number | undefined> {
  const [product] = await shopReader().rows<{ id: number }>(OPEN, [clock.now(), slug])
  return product?.id
}
