import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'
import { stockLabels } from './stock_labels.js'

/** What the list of stock can be sorted and filtered by; `low` is `1` for what runs low. */
export const STOCK_LIST: ListShape = {
  sortable: ['qty', 'title_hu', 'id'],
  filters: { q: 'text', id: 'ids', product_id: 'ids', low: 'text' },
}

/** What is left of one thing that can be ordered. */
export interface StockItemLine {
  id: number
  product_id: number
  title_hu: string
  title_en: string
  /** The variation; empty where the gift has none. */
  label: string
  /** Null is unlimited. */
  qty: number | null
  /** From how few pieces on it is running low. */
  low_stock_at: number
  is_low: boolean
}

const COLUMNS = ['id', 'product_id', 'combination', 'qty', 'title_hu', 'title_en', 'low_stock_at']

/** A page of what can be ordered with what is left of it, and how many such things there are. */
export async function stockItemsPage(query: ListQuery) {
  const matching = () => {
    // Named as one table, so that the list can be sorted by the title of the gift.
    const stock = db.from((items) =>
      items
        .from('stock_items as s')
        .join('products as p', 'p.id', 's.product_id')
        .where('s.is_active', 1)
        .select('s.id', 's.product_id', 's.combination', 's.qty')
        .select('p.title_hu', 'p.title_en', 'p.low_stock_at')
        .as('stock')
    )
    if (query.ids.id) stock.whereIn('id', query.ids.id)
    if (query.ids.product_id) stock.whereIn('product_id', query.ids.product_id)
    if (query.texts.low === '1') stock.whereRaw('qty <= low_stock_at')
    if (query.texts.q) searchFor(stock, query.texts.q, { inside: ['title_hu', 'title_en'] })
    return stock
  }
  const { data, total } = await listPage(query, matching, COLUMNS)
  const labels = await stockLabels(data.map(({ combination }) => combination))
  return { data: data.map((item): StockItemLine => lineOf(item, labels)), total }
}

function lineOf({ combination, ...item }: any, labels: Map<string, string>): StockItemLine {
  return {
    ...item,
    label: labels.get(combination) ?? '',
    is_low: item.qty !== null && item.qty <= item.low_stock_at,
  }
}
