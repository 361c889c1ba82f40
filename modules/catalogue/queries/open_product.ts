import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { PRODUCT_IS_OPEN, PRODUCT_STOCK } from './stock_sql.js'

/** What deciding about a product needs to know of it. */
export interface OpenProduct {
  id: number
  /** Points. */
  price: number
  /** Null is unlimited. */
  stock: number | null
}

const OPEN = `SELECT p.id, p.price, ${PRODUCT_STOCK} AS stock
  FROM products p LEFT JOIN categories k ON k.id = p.category_id
  WHERE ${PRODUCT_IS_OPEN} AND p.slug = ?`

/** The product with this slug, where members can see it now. */
export async function openProduct(slug: string): Promise<OpenProduct | undefined> {
  const [product] = await shopReader().rows<OpenProduct>(OPEN, [clock.now(), slug])
  return product
}
