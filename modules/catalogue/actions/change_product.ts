import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { NotThere } from '../exceptions.js'
import {
  PRODUCT_COLUMNS,
  storedValue,
  type ProductColumn,
  type ProductFields,
} from './save_product.js'

type Changing = Exclude<ProductColumn, 'slug'>

/** Some fields of a gift; what is not named stays. */
export type ProductChanges = Partial<Pick<ProductFields, Changing | 'is_published'>>

/**
 * Changes some fields of a gift that is known by the name of its address; the day it went on sale
 * stays what it was.
 *
 * @returns its id
 * @throws NotThere
 */
export async function changeProduct(
  trx: Transaction,
  slug: string,
  changes: ProductChanges
): Promise<number> {
  const now = clock.now()
  const named = PRODUCT_COLUMNS.filter(
    (column): column is Changing => column !== 'slug' && changes[column] !== undefined
  )
  const sets = named.map((column) => `${column} = ?`)
  const values = named.map((column) => storedValue(column, changes[column]))
  if (changes.is_published === true) {
    sets.push('published_at = COALESCE(published_at, ?)')
    values.push(now)
  }
  if (changes.is_published === false) sets.push('published_at = NULL')
  const sql = `UPDATE products SET ${[...sets, 'updated_at = ?'].join(', ')}
    WHERE slug = ? RETURNING id`
  const [row] = await rows<{ id: number }>(trx, sql, [...values, now, slug])
  if (!row) throw new NotThere()
  return row.id
}
