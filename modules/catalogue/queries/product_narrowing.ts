import type { SqlValue } from '#app/database/engine'
import { clock } from '#app/clock'
import { PRODUCT_IS_OPEN } from './stock_sql.js'

/** What a list of gifts is narrowed to. */
export interface Narrowing {
  /** All products without one. */
  categorySlug?: string
  /** Products must have each of these words, plain as `searchWords` makes them. */
  words?: string[]
  /** Points a product may cost at most. */
  priceMax?: number
}

/** The open products of a list as SQL from FROM on, and its values. */
export function narrowed({ categorySlug, words = [], priceMax }: Narrowing) {
  const conditions = [PRODUCT_IS_OPEN]
  const values: SqlValue[] = [clock.now()]
  if (categorySlug) {
    // Named by its id, so that the index of the category is known to have its products in order.
    conditions.push('k.id = (SELECT id FROM categories WHERE slug = ?)')
    values.push(categorySlug)
  }
  if (priceMax !== undefined) {
    conditions.push('p.price <= ?')
    values.push(priceMax)
  }
  if (words.length) {
    // Looked for apart from the rest, and from the first text on: SQLite then reads the index of
    // the words alone, where it would otherwise fold the texts of every product anew.
    const each = words.map(() => `AND search_text LIKE ? ESCAPE '\\'`).join(' ')
    conditions.push(`p.id IN (SELECT id FROM products WHERE search_text >= '' ${each})`)
    values.push(...words.map(containing))
  }
  const sql = `FROM products p LEFT JOIN categories k ON k.id = p.category_id
    WHERE ${conditions.join(' AND ')}`
  return { sql, values }
}

/** `%word%` for LIKE with `ESCAPE '\'`, with the wildcards of the word made plain. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
