import { LRUCache } from 'lru-cache'
import { clock } from '#app/clock'
import { isLargeShop, stateOfCatalogue, wholeList, type Narrowing } from './product_list_sql.js'
import type { ProductSort } from './product_order.js'
import { SortedList, type PartOfList, type Place } from './sorted_list.js'

/** How long a list holds at most where nothing seems to have changed, in ms. */
const HOLDS_MS = 60_000
/** Lists that are kept, and products on them altogether (12 bytes each); those asked for longest ago go first. */
const LISTS_MAX = 100
const PRODUCTS_MAX = 1_000_000

interface KeptList {
  list: Promise<SortedList>
  /** What the state of the catalogue was when it was read. */
  state: string
  until: number
}

let shopIsLarge = false
/** Categories that alone have many products; the others are read from their index. */
const largeCategories = new Set<string>()
const kept = new LRUCache<string, KeptList>({ max: LISTS_MAX, maxSize: PRODUCTS_MAX })

/** Whether the shop is known to have many products. */
export const isKnownLarge = () => shopIsLarge

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
 * the shop or the category has few. The caller reads the products of the part as they are now.
 */
export async function partOfLargeList(query: LargeListQuery): Promise<PartOfList | undefined> {
  if (!shopIsLarge || isShortCategory(query)) return undefined
  const { priceMax, offset, limit, ...list } = query
  return (await keptList(list, await stateOfCatalogue())).part({ priceMax, offset, limit })
}

/** Counting and sorting a category takes no longer than keeping its list, unless it has many. */
function isShortCategory({ categorySlug, words = [] }: Narrowing): boolean {
  return !words.length && categorySlug !== undefined && !largeCategories.has(categorySlug)
}

type ListKey = Omit<LargeListQuery, keyof Place>

function keptList({ sort, categorySlug, words }: ListKey, state: string): Promise<SortedList> {
  const key = JSON.stringify([sort, categorySlug, words])
  const known = kept.get(key)
  if (known?.state === state && known.until > clock.now()) return known.list
  const list = readList({ sort, categorySlug, words })
  const entry = { list, state, until: clock.now() + HOLDS_MS }
  kept.set(key, entry, { size: 1 })
  const isKept = () => kept.peek(key) === entry
  list.then(
    // The length is known only now. The map takes a new size with a new object only.
    ({ length }) => isKept() && kept.set(key, { ...entry }, { size: Math.max(1, length) }),
    () => isKept() && kept.delete(key)
  )
  return list
}

async function readList({ sort, ...narrowing }: ListKey): Promise<SortedList> {
  const rows = await wholeList(sort, narrowing)
  if (!(await isLargeShop())) noteSmall()
  return new SortedList(rows)
}

/** The next lists are counted and sorted again. */
function noteSmall() {
  shopIsLarge = false
  largeCategories.clear()
  kept.clear()
}
