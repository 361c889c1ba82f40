import { clock } from '#app/clock'
import { batched } from '#app/database/batched'
import { shopReader } from '#app/database/engine'
import { PRODUCTS_PER_PAGE } from '#catalogue/constants'
import { wishesOf } from '#catalogue/wishlist/queries/wishlist_sql'
import type { Locale } from '#config/i18n'
import { thumbnailOf, type Thumbnail } from '../thumbnail.js'
import { isKnownLarge, noteLarge, partOfLargeList } from './large_list.js'
import { LARGE, openCards, pageOfTable, type CardRow, type Narrowing } from './product_list_sql.js'
import type { ProductSort } from './product_order.js'

/** A product as a card of the list shows it. @source requirements D-15 */
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

/** One page of a list. @source requirements D-20 */
export type Page<Item> = {
  data: Item[]
  current_page: number
  last_page: number
  per_page: number
  /** Items of all pages. */
  total: number
}

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

/** Requests for the same part in one turn of the event loop share one answer. */
const read = batched(
  async (asked: readonly string[]) => {
    const parts = new Map<string, Promise<Part>>()
    for (const key of asked) if (!parts.has(key)) parts.set(key, readPart(key))
    return Promise.all(asked.map((key) => parts.get(key)!.catch((error: Error) => error)))
  },
  { keptFrom: shopReader }
)

async function readPart(key: string): Promise<Part> {
  const [, query] = JSON.parse(key) as [second: number, PartQuery]
  const { rows, total } = (await fromKeptList(query)) ?? (await fromTable(query))
  return { cards: rows.map(cardOf), total }
}

const offsetOf = ({ page }: PartQuery) => (page - 1) * PRODUCTS_PER_PAGE

/** Counts and sorts at each request: exact, and fast enough where the shop is not large. */
async function fromTable(query: PartQuery) {
  const { page: _page, ...list } = query
  const part = await pageOfTable({ ...list, offset: offsetOf(query) }, isKnownLarge())
  if (part.large) noteLarge(part.total >= LARGE ? query.categorySlug : undefined)
  return part
}

/** In a large shop the list is known; its products are read as they are now. */
async function fromKeptList(query: PartQuery) {
  const { locale, page: _page, ...narrowing } = query
  const place = { offset: offsetOf(query), limit: PRODUCTS_PER_PAGE }
  const part = await partOfLargeList({ ...narrowing, ...place })
  if (!part) return undefined
  const { ids, total } = part
  const cards = ids.length ? await openCards(ids, locale) : []
  const byId = new Map(cards.map((card) => [card.id, card]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total }
}

function cardOf({ picture, alt, isNew, ...row }: CardRow): Part['cards'][number] {
  return { ...row, isNew: isNew === 1, thumbnail: thumbnailOf(picture, alt, row.title) }
}
