import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { narrowed, type Narrowing } from './product_narrowing.js'
import { PRODUCT_ORDER, type ProductSort } from './product_order.js'

/** Shops with fewer products are asked each time; more make a list too long to count. */
export const LARGE = 2000
/** How long a list holds at most where nothing seems to have changed, in ms. */
const HOLDS_MS = 60_000
/** Lists that are kept, the latest ones, and products on them altogether (8 bytes each). */
const KEPT_MAX = 100
const KEPT_PRODUCTS_MAX = 1_000_000

/** True where the shop has many products. Shares the condition of the indexes of the orders. */
export const IS_LARGE = `(SELECT 1 FROM products WHERE is_gift = 0 AND published_at IS NOT NULL
  LIMIT 1 OFFSET ${LARGE - 1})`

const STATE = `SELECT ${IS_LARGE} AS large, (SELECT max(updated_at) FROM products) AS products,
  (SELECT max(updated_at) FROM categories) AS categories`

/** A whole list in its order: the products and what they cost. */
interface KeptList {
  ids: Int32Array
  prices: Int32Array
}
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

/** Tells that the shop was seen to have many products, or one category; such lists are then kept. */
export function noteLarge(categorySlug?: string): void {
  shopIsLarge = true
  if (categorySlug) largeCategories.add(categorySlug)
}

/** Part of a list that is kept. */
export interface PartOfList {
  ids: number[]
  /** Products of the whole list. */
  total: number
}

export interface LargeListQuery extends Narrowing {
  sort: ProductSort
  /** Products before the part. */
  offset: number
  /** Products of the part. */
  limit: number
}

/**
 * A part of a list of a shop with many products, as its latest change left the list; nothing where
 * the shop or the category has few. Who is shown a part has to look at each product again.
 */
export async function partOfLargeList(query: LargeListQuery): Promise<PartOfList | undefined> {
  if (!shopIsLarge || isShortCategory(query)) return undefined
  const [{ large, ...changes }] = await shopReader().rows<{ large: number | null }>(STATE)
  shopIsLarge = large === 1
  if (!shopIsLarge) {
    kept.clear()
    largeCategories.clear()
    return undefined
  }
  const { priceMax, offset, limit, ...list } = query
  const { ids, prices } = await keptList(list, JSON.stringify(changes))
  if (priceMax === undefined) {
    return { ids: [...ids.subarray(offset, offset + limit)], total: ids.length }
  }
  const part: number[] = []
  let total = 0
  for (let at = 0; at < ids.length; at++) {
    if (prices[at] > priceMax) continue
    if (total >= offset && part.length < limit) part.push(ids[at])
    total++
  }
  return { ids: part, total }
}

/** Counting and sorting a category takes no longer than keeping its list, unless it has many. */
function isShortCategory({ categorySlug, words = [] }: Narrowing): boolean {
  return !words.length && categorySlug !== undefined && !largeCategories.has(categorySlug)
}

type ListKey = Omit<LargeListQuery, 'priceMax' | 'offset' | 'limit'>

function keptList({ sort, categorySlug, words }: ListKey, state: string): Promise<KeptList> {
  const key = JSON.stringify([sort, categorySlug, words])
  const known = kept.get(key)
  if (known?.state === state && known.until > clock.now()) return known.list
  const list = readList({ sort, categorySlug, words })
  const entry = { list, length: 0, state, until: clock.now() + HOLDS_MS }
  kept.delete(key)
  kept.set(key, entry)
  list.then(
    ({ ids }) => {
      entry.length = ids.length
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
  const { sql, values } = narrowed(narrowing)
  const rows = await shopReader().rows<{ id: number; price: number }>(
    `SELECT p.id, p.price ${sql} ORDER BY ${PRODUCT_ORDER[sort]}`,
    values
  )
  return {
    ids: Int32Array.from(rows, ({ id }) => id),
    prices: Int32Array.from(rows, ({ price }) => price),
  }
}
