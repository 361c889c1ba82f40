import { SEARCH_MAX } from '../constants.js'
import { PRODUCT_SORTS, type ProductSort } from './queries/product_order.js'

/** What a list of gifts is narrowed to, as its address says it. */
export type ListFilter = {
  /** What is looked for; empty where nothing is. */
  q: string
  sort: ProductSort
  /** Only what the member's points are enough for. */
  affordable: boolean
}

/** Reads the filter from what an address asks for; anything odd narrows nothing. */
export function listFilterOf({ q, sort, affordable }: Record<string, unknown>): ListFilter {
  return {
    q: typeof q === 'string' ? q.trim().slice(0, SEARCH_MAX) : '',
    sort: PRODUCT_SORTS.find((known) => known === sort) ?? PRODUCT_SORTS[0],
    affordable: affordable === '1',
  }
}
