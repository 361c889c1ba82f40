import { clock } from '#app/clock'
import type { SqlValue } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { LARGE } from '#catalogue/products/queries/product_list_sql'
import { givenCategory, givenProduct } from './catalogue.js'

const ROWS_AT_ONCE = 500
const COLUMNS = 'slug, category_id, title_hu, title_en, price, position, published_at'
const ONE = '(?, ?, ?, ?, ?, ?, ?, 0, 0)'

/** Which gifts are made up, as SQL. */
export const MADE_UP = `slug LIKE 'sok-%'`

/** As many gifts as make a shop large, in one category, committed; ends with `endLargeShop`. */
export async function givenLargeShop() {
  const category = await givenCategory()
  const now = clock.now()
  const row = (at: number): SqlValue[] => {
    const title = at % 7 ? `Lamp ${at}` : `Work lamp ${at}`
    return [`sok-${at}`, category.id, title, title, 1 + (at % 90), at % 3, now - 9e6 + (at % 50)]
  }
  await transaction(async (trx) => {
    for (let from = 0; from < LARGE; from += ROWS_AT_ONCE) {
      const made = Array.from({ length: ROWS_AT_ONCE }, (_, at) => row(from + at))
      const values = made.map(() => ONE).join(', ')
      const sql = `INSERT INTO products (${COLUMNS}, created_at, updated_at) VALUES ${values}`
      await rows(trx, sql, made.flat())
    }
  })
  return { categorySlug: category.slug }
}

/** Takes the gifts away, and answers a new one, by which the shop sees that its lists have changed. */
export async function endLargeShop() {
  await transaction((trx) => rows(trx, `DELETE FROM products WHERE ${MADE_UP}`, []))
  return givenProduct()
}
