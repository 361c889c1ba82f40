import type { Locale } from '#config/i18n'
import { clock } from '#app/clock'
import { shopReader, type SqlValue } from '#app/database/engine'
import { PRODUCTS_PER_PAGE } from '../constants.js'
import { localized, perLocale } from '../localized.js'
import { thumbnailOf, type Thumbnail } from '../thumbnail.js'
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
const ORDER = 'ORDER BY p.position, p.published_at DESC, p.id DESC LIMIT ? OFFSET ?'

const select = (locale: Locale) => `SELECT p.id, p.slug, p.price, p.picture, p.is_new AS "isNew",
  ${PRODUCT_STOCK} AS stock, ${PRODUCT_IS_WISHED} AS wishlisted,
  ${localized('p.title', locale)} AS title,
  ${localized('p.short_description', locale)} AS short_description,
  ${localized('p.picture_alt', locale)} AS alt ${FROM}`

const ALL = perLocale((locale) => `${select(locale)} ${ORDER}`)
const IN_CATEGORY = perLocale((locale) => `${select(locale)} AND k.slug = ? ${ORDER}`)
const COUNT_ALL = `SELECT count(*) AS total ${FROM}`
const COUNT_IN_CATEGORY = `${COUNT_ALL} AND k.slug = ?`

/** Which part of the list is wanted. */
export interface ProductListQuery {
  locale: Locale
  /** Whose wishes are marked. */
  memberId: number
  /** From 1. */
  page: number
  /** All products without one. */
  categorySlug?: string
}

/** One page of the products members can order, by position, then newest first. */
export async function productList(query: ProductListQuery): Promise<Page<ProductCard>> {
  const { locale, memberId, page, categorySlug } = query
  const filter: SqlValue[] = [clock.now()]
  if (categorySlug) filter.push(categorySlug)
  const [{ total }] = await shopReader().rows<{ total: number }>(
    categorySlug ? COUNT_IN_CATEGORY : COUNT_ALL,
    filter
  )
  const cards = await shopReader().rows<Row>((categorySlug ? IN_CATEGORY : ALL)[locale], [
    memberId,
    ...filter,
    PRODUCTS_PER_PAGE,
    (page - 1) * PRODUCTS_PER_PAGE,
  ])
  return {
    data: cards.map(cardOf),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE)),
    per_page: PRODUCTS_PER_PAGE,
  }
}

function cardOf({ picture, alt, isNew, wishlisted, ...row }: Row): ProductCard {
  return {
    ...row,
    isNew: isNew === 1,
    wishlisted: wishlisted === 1,
    thumbnail: thumbnailOf(picture, alt, row.title),
  }
}
