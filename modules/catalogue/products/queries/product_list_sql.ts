import { clock } from '#app/clock'
import { shopReader, type SqlValue } from '#app/database/engine'
import { PRODUCTS_PER_PAGE } from '#catalogue/constants'
import { PRODUCT_IS_OPEN, PRODUCT_STOCK } from '#catalogue/stock/queries/stock_sql'
import type { Locale } from '#config/i18n'
import { localized, perLocale } from '../localized.js'
import type Category from '../models/category.js'
import type Product from '../models/product.js'
import { PRODUCT_ORDER, type ProductSort } from './product_order.js'

/** Products from which on a shop is large; a list of fewer is counted and sorted at each request. */
export const LARGE = 2000

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
function narrowed({ categorySlug, words = [], priceMax }: Narrowing) {
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

/** A product as a card shows it. */
export type CardRow = Pick<Product, 'id' | 'slug' | 'price' | 'picture'> & {
  isNew: 0 | 1
  stock: number | null
  title: string
  short_description: string
  alt: string
}

const CARD = perLocale(
  (locale) => `SELECT p.id, p.slug, p.price, p.picture, p.is_new AS "isNew",
  ${PRODUCT_STOCK} AS stock,
  ${localized('p.title', locale)} AS title,
  ${localized('p.short_description', locale)} AS short_description,
  ${localized('p.picture_alt', locale)} AS alt`
)

/** Where the shop is large; shares the condition of the indexes of the orders. */
const IS_LARGE = `(SELECT 1 FROM products WHERE is_gift = 0 AND published_at IS NOT NULL
  LIMIT 1 OFFSET ${LARGE - 1})`

/** How many products a list has, and whether the shop is a large one. */
interface Sum {
  total: number
  large: 1 | null
}

interface PageOfTable extends Narrowing {
  locale: Locale
  sort: ProductSort
  /** Products before the page. */
  offset: number
}

/**
 * A page of a list, counted and sorted now.
 *
 * @param knownLarge a shop known to be large is not looked at again
 */
export async function pageOfTable(
  { locale, sort, offset, ...narrowing }: PageOfTable,
  knownLarge: boolean
): Promise<{ rows: CardRow[] } & Sum> {
  const { sql, values } = narrowed(narrowing)
  const large = knownLarge ? '1' : IS_LARGE
  const found = await shopReader().rows<CardRow & Sum>(
    `${CARD[locale]}, (SELECT count(*) ${sql}) AS total, ${large} AS large
      ${sql} ORDER BY ${PRODUCT_ORDER[sort]} LIMIT ? OFFSET ?`,
    [...values, ...values, PRODUCTS_PER_PAGE, offset]
  )
  const counted = `SELECT count(*) AS total, ${large} AS large ${sql}`
  const sum = found[0] ?? (await shopReader().rows<Sum>(counted, values))[0]
  const rows = found.map(({ total: _total, large: _large, ...row }) => row)
  return { rows, total: Number(sum.total), large: sum.large }
}

/** Those of some products that are open now, in no order. */
export function openCards(ids: number[], locale: Locale): Promise<CardRow[]> {
  const sql = `${CARD[locale]} FROM products p LEFT JOIN categories k ON k.id = p.category_id
    WHERE ${PRODUCT_IS_OPEN} AND p.id IN (${ids.map(() => '?').join(', ')})`
  return shopReader().rows<CardRow>(sql, [clock.now(), ...ids])
}

/** A whole list in its order. */
export function wholeList(sort: ProductSort, narrowing: Narrowing) {
  const { sql, values } = narrowed(narrowing)
  return shopReader().rows<Pick<Product, 'id' | 'price'>>(
    `SELECT p.id, p.price ${sql} ORDER BY ${PRODUCT_ORDER[sort]}`,
    values
  )
}

/** Whether the shop is a large one. */
export async function isLargeShop(): Promise<boolean> {
  const [{ large }] = await shopReader().rows<Pick<Sum, 'large'>>(`SELECT ${IS_LARGE} AS large`)
  return large !== null
}

const LATEST_CHANGE = `SELECT (SELECT max(updated_at) FROM products) AS products,
  (SELECT max(updated_at) FROM categories) AS categories`

/** A text that is another one after any change of the catalogue. */
export async function stateOfCatalogue(): Promise<string> {
  type Latest = { products: Product['updatedAt']; categories: Category['updatedAt'] }
  return JSON.stringify((await shopReader().rows<Latest>(LATEST_CHANGE))[0])
}
