import type { Locale } from '#config/i18n'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { sharedReading } from '#app/database/shared_reading'
import { PRODUCTS_PER_PAGE } from '../constants.js'
import { localized, perLocale } from '../localized.js'
import { thumbnailOf, type Thumbnail } from '../thumbnail.js'
import { isLargeColumn, LARGE, noteLarge, partOfLargeList } from './large_list.js'
import { narrowed, type Narrowing } from './product_narrowing.js'
import { PRODUCT_ORDER, type ProductSort } from './product_order.js'
import { PRODUCT_IS_OPEN, PRODUCT_STOCK } from './stock_sql.js'
import { wishesOf } from './wishes_of.js'

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
  short_description: string
  picture: string | null
  alt: string
}

const CARD = perLocale(
  (locale) => `SELECT p.id, p.slug, p.price, p.picture, p.is_new AS "isNew",
  ${PRODUCT_STOCK} AS stock,
  ${localized('p.title', locale)} AS title,
  ${localized('p.short_description', locale)} AS short_description,
  ${localized('p.picture_alt', locale)} AS alt`
)

/** Which part of the list is wanted. */
export interface ProductListQuery extends Narrowing {
  locale: Locale
  /** Whose wishes are marked. */
  memberId: number
  /** From 1. */
  page: number
  sort?: ProductSort
}

/** The part of a list that is the same for every member. */
type PartQuery = Required<Pick<ProductListQuery, 'locale' | 'page' | 'sort'>> & Narrowing

/** Cards of a page and how many there are on all. */
interface Part {
  cards: Omit<ProductCard, 'wishlisted'>[]
  total: number
}

/** One page of the products members can order, by position, then newest first unless asked else. */
export async function productList(query: ProductListQuery): Promise<Page<ProductCard>> {
  const { memberId, page, sort = 'position', ...more } = query
  const part: PartQuery = { ...more, page, sort }
  const [{ cards, total }, wishes] = await Promise.all([
    // What begins to be sold is there a second later at most, where nothing else changes.
    read(JSON.stringify([Math.floor(clock.now() / 1000), part])),
    wishesOf(memberId),
  ])
  return {
    data: cards.map((card) => ({ ...card, wishlisted: wishes.has(card.id) })),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE)),
    per_page: PRODUCTS_PER_PAGE,
    total,
  }
}

const read = sharedReading(shopReader, async (key): Promise<Part> => {
  const [, query] = JSON.parse(key) as [second: number, PartQuery]
  const { rows, total } = (await fromKeptList(query)) ?? (await fromTable(query))
  return { cards: rows.map(cardOf), total }
})

interface Rows {
  rows: Row[]
  total: number
}

const offsetOf = ({ page }: PartQuery) => (page - 1) * PRODUCTS_PER_PAGE

/** Counts and sorts at each request: exact, and fast enough where the shop is not large. */
async function fromTable(query: PartQuery): Promise<Rows> {
  const { locale, sort } = query
  const { sql, values } = narrowed(query)
  const found = await shopReader().rows<Row & Sum>(
    `${CARD[locale]}, (SELECT count(*) ${sql}) AS total, ${isLargeColumn()} AS large
      ${sql} ORDER BY ${PRODUCT_ORDER[sort]} LIMIT ? OFFSET ?`,
    [...values, ...values, PRODUCTS_PER_PAGE, offsetOf(query)]
  )
  const { total, large } = found[0] ?? (await sumOf(query))
  if (large === 1) noteLarge(Number(total) >= LARGE ? query.categorySlug : undefined)
  const rows = found.map(({ total: _total, large: _large, ...row }) => row)
  return { rows, total: Number(total) }
}

/** How many there are, and whether the shop is a large one. */
interface Sum {
  total: number
  large: number | null
}

/** Of a page on which nothing is. */
async function sumOf(query: PartQuery): Promise<Sum> {
  const { sql, values } = narrowed(query)
  const counted = `SELECT count(*) AS total, ${isLargeColumn()} AS large ${sql}`
  return (await shopReader().rows<Sum>(counted, values))[0]
}

/** In a large shop the list is known; its products are read as they are now. */
async function fromKeptList(query: PartQuery): Promise<Rows | undefined> {
  const { locale, page: _page, ...narrowing } = query
  const place = { offset: offsetOf(query), limit: PRODUCTS_PER_PAGE }
  const part = await partOfLargeList({ ...narrowing, ...place })
  if (!part || !part.ids.length) return part && { rows: [], total: part.total }
  const sql = `${CARD[locale]} FROM products p LEFT JOIN categories k ON k.id = p.category_id
    WHERE ${PRODUCT_IS_OPEN} AND p.id IN (${part.ids.map(() => '?').join(', ')})`
  const rows = await shopReader().rows<Row>(sql, [clock.now(), ...part.ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: part.ids.flatMap((id) => byId.get(id) ?? []), total: part.total }
}

function cardOf({ picture, alt, isNew, ...row }: Row): Part['cards'][number] {
  return { ...row, isNew: isNew === 1, thumbnail: thumbnailOf(picture, alt, row.title) }
}
