import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { KeptList, type PartOfList, type Place } from './kept_list.js'
import { narrowed, type Narrowing } from './product_narrowing.js'
import { PRODUCT_ORDER, type ProductSort } from './product_order.js'

/** Shops with fewer products are asked each time; more make a list too long to count. */
export const LARGE = 2000
/** How long a list holds at most where nothing seems to have changed, in ms. */
const HOLDS_MS = 60_000
/** Lists that are kept, the latest ones, and products on them altogether (12 bytes each). */
const KEPT_MAX = 100
const KEPT_PRODUCTS_MAX = 1_000_000

/** True where the shop has many products. Shares the condition of the indexes of the orders. */
const IS_LARGE = `(SELECT 1 FROM products WHERE is_gift = 0 AND published_at IS NOT NULL
  LIMIT 1 OFFSET ${LARGE - 1})`

const STATE = `SELECT (SELECT max(updated_at) FROM products) AS products,
  (SELECT max(updated_at) FROM categories) AS categories`

interface Kept {
  list: Promise<KeptList>
  /** Products on it; 0 while it is being read. */
  length: number
  /** What the state of the catalogue was when it was read. */
  state: string
  until: number
}

let shopIsLarge = false
/** Categories that alone have many products; the others are read from their index. */
const largeCategories = new Set<string>()
const kept = new Map<string, Kept>()

/** A column that is 1 where the shop has many products; a shop known to be large is not asked. */
export const isLargeColumn = () => (shopIsLarge ? '1' : IS_LARGE)

/** Tells that the shop was seen to have many products, or one category; such lists are then kept. */
export function noteLarge(categorySlug?: string): void {
  shopIsLarge = true
  if (categorySlug) largeCategories.add(categorySlug)
}

export interface LargeListQuery extends Narrowing, Place {
  sort: ProductSort
}

/**
 * A part of a list of a shop with many products, as its latest change left the list; nothing where
 * the shop or the category has few. Who is shown a part has to look at each product again.
 */
export async function partOfLargeList(query: LargeListQuery): Promise<PartOfList | undefined> {
  if (!shopIsLarge || isShortCategory(query)) return undefined
  const [changes] = await shopReader().rows<object>(STATE)
  const { priceMax, offset, limit, ...list } = query
  return (await keptList(list, JSON.stringify(changes))).part({ priceMax, offset, limit })
}

/** Counting and sorting a category takes no longer than keeping its list, unless it has many. */
function isShortCategory({ categorySlug, words = [] }: Narrowing): boolean {
  return !words.length && categorySlug !== undefined && !largeCategories.has(categorySlug)
}

type ListKey = Omit<LargeListQuery, keyof Place>

function keptList({ sort, categorySlug, words }: ListKey, state: string): Promise<KeptList> {
  const key = JSON.stringify([sort, categorySlug, words])
  const known = kept.get(key)
  if (known?.state === state && known.until > clock.now()) return known.list
  const list = readList({ sort, categorySlug, words })
  const entry = { list, length: 0, state, until: clock.now() + HOLDS_MS }
  kept.delete(key)
  kept.set(key, entry)
  list.then(
    ({ length }) => {
      entry.length = length
      forgetOldest()
    },
    () => kept.delete(key)
  )
  return list
}

function forgetOldest() {
  let products = 0
  for (const { length } of kept.values()) products += length
  for (const [key, { length }] of kept) {
    if (kept.size <= KEPT_MAX && products <= KEPT_PRODUCTS_MAX) return
    kept.delete(key)
    products -= length
  }
}

async function readList({ sort, ...narrowing }: ListKey): Promise<KeptList> {
  const reader = shopReader()
  const { sql, values } = narrowed(narrowing)
  const rows = await reader.rows<{ id: number; price: number }>(
    `SELECT p.id, p.price ${sql} ORDER BY ${PRODUCT_ORDER[sort]}`,
    values
  )
  const [{ large }] = await reader.rows<{ large: number | null }>(`SELECT ${IS_LARGE} AS large`)
  if (large === null) noteSmall()
  return new KeptList(rows)
}

/** The next lists are counted and sorted again. */
function noteSmall() {
  shopIsLarge = false
  largeCategories.clear()
  kept.clear()
}
