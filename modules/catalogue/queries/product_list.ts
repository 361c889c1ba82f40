import type { Locale } from '#config/i18n'
import { clock } from '#app/clock'
import { shopReader, type SqlValue } from '#app/database/engine'
import { containing } from '#app/http/list_query'
import { PRODUCTS_PER_PAGE } from '../constants.js'
import { localized, perLocale } from '../localized.js'
import { thumbnailOf, type Thumbnail } from '../thumbnail.js'
import { productCount } from './product_count.js'
import { PRODUCT_ORDER, type ProductSort } from './product_order.js'
import { PRODUCT_IS_OPEN, PRODUCT_IS_WISHED, PRODUCT_STOCK } from './stock_sql.js'

/** A product as a card of the list shows it. @source specification §3 */
export type ProductCard = {
  id: number
  title: string
  slug: string
  /** Points. */
  price: number
  /** Null is unlimited. */
  stock: number | null
  isNew: boolean
  /** The member saves for it. */
  wishlisted: boolean
  short_description: string
  thumbnail: Thumbnail | null
}

/** One page of a list. @source specification §3 */
export type Page<Item> = {
  data: Item[]
  current_page: number
  last_page: number
  per_page: number
  /** Items of all pages. */
  total: number
}

interface Row {
  id: number
  title: string
  slug: string
  price: number
  stock: number | null
  isNew: number
  wishlisted: number
  short_description: string
  picture: string | null
  alt: string
}

const FROM = `FROM products p LEFT JOIN categories k ON k.id = p.category_id
  WHERE ${PRODUCT_IS_OPEN}`

const SELECT = perLocale(
  (locale) => `SELECT p.id, p.slug, p.price, p.picture, p.is_new AS "isNew",
  ${PRODUCT_STOCK} AS stock, ${PRODUCT_IS_WISHED} AS wishlisted,
  ${localized('p.title', locale)} AS title,
  ${localized('p.short_description', locale)} AS short_description,
  ${localized('p.picture_alt', locale)} AS alt ${FROM}`
)

/** Which part of the list is wanted. */
export interface ProductListQuery {
  locale: Locale
  /** Whose wishes are marked. */
  memberId: number
  /** From 1. */
  page: number
  /** All products without one. */
  categorySlug?: string
  /** Products must have each of these words, plain as `searchWords` makes them. */
  words?: string[]
  /** Points a product may cost at most. */
  priceMax?: number
  sort?: ProductSort
}

/** One page of the products members can order, by position, then newest first unless asked else. */
export async function productList(query: ProductListQuery): Promise<Page<ProductCard>> {
  const { locale, memberId, page, sort = 'position' } = query
  const { sql, values } = narrowed(query)
  const total = await productCount(
    `SELECT count(*) AS total ${FROM} ${sql}`,
    values,
    JSON.stringify([sql, ...values.slice(1)])
  )
  const cards = await shopReader().rows<Row>(
    `${SELECT[locale]} ${sql} ORDER BY ${PRODUCT_ORDER[sort]} LIMIT ? OFFSET ?`,
    [memberId, ...values, PRODUCTS_PER_PAGE, (page - 1) * PRODUCTS_PER_PAGE]
  )
  return {
    data: cards.map(cardOf),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE)),
    per_page: PRODUCTS_PER_PAGE,
    total,
  }
}

/** The conditions of a list and their values, which begin with now. */
function narrowed({ categorySlug, words = [], priceMax }: ProductListQuery) {
  const conditions: string[] = []
  const values: SqlValue[] = [clock.now()]
  if (categorySlug) {
    conditions.push('AND k.slug = ?')
    values.push(categorySlug)
  }
  if (priceMax !== undefined) {
    conditions.push('AND p.price <= ?')
    values.push(priceMax)
  }
  if (words.length) {
    // Looked for apart from the rest: SQLite then reads the index of the words alone.
    const each = words.map(() => `search_text LIKE ? ESCAPE '\\'`).join(' AND ')
    conditions.push(`AND p.id IN (SELECT id FROM products WHERE ${each})`)
    values.push(...words.map(containing))
  }
  return { sql: conditions.join(' '), values }
}

function cardOf({ picture, alt, isNew, wishlisted, ...row }: Row): ProductCard {
  return {
    ...row,
    isNew: isNew === 1,
    wishlisted: wishlisted === 1,
    thumbnail: thumbnailOf(picture, alt, row.title),
  }
}
