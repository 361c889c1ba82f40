import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'

/** What the gift list can be sorted and filtered by. */
export const PRODUCT_LIST: ListShape = {
  sortable: ['position', 'id', 'title_hu', 'title_en', 'price'],
  filters: { q: 'text', id: 'ids', category_id: 'ids', state: 'text' },
}

/** Whether members can order a gift. */
export type ProductState = 'on_sale' | 'draft' | 'out_of_stock' | 'reward_only'

/** A gift as the back-office reads it; stock null is unlimited. */
export interface ProductLine {
  id: number
  stock: number | null
  state: ProductState
  [column: string]: unknown
}

const STOCK = `(SELECT CASE WHEN COUNT(*) > COUNT(qty) THEN NULL ELSE COALESCE(SUM(qty), 0) END
  FROM stock_items WHERE stock_items.product_id = products.id AND is_active = 1)`

const CONDITIONS: Record<ProductState, string> = {
  draft: 'is_gift = 0 AND published_at IS NULL',
  on_sale: `is_gift = 0 AND published_at IS NOT NULL AND COALESCE(${STOCK}, 1) > 0`,
  out_of_stock: `is_gift = 0 AND published_at IS NOT NULL AND ${STOCK} = 0`,
  reward_only: 'is_gift = 1',
}

/** What a search looks into. */
const SEARCHED = ['title_hu', 'title_en', 'slug']

const COLUMNS = [
  'id',
  'slug',
  'category_id',
  'title_hu',
  'title_en',
  'short_description_hu',
  'short_description_en',
  'description_hu',
  'description_en',
  'price',
  'is_new',
  'picture',
  'picture_alt_hu',
  'picture_alt_en',
  'position',
  'low_stock_at',
  'is_gift',
  'limit_quantity',
  'limit_days',
  'published_at',
]

/** A page of gifts with stock and state, and how many there are in all. */
export async function productsPage(query: ListQuery) {
  const matching = () => {
    const products = db.from('products')
    if (query.ids.id) products.whereIn('id', query.ids.id)
    if (query.ids.category_id) products.whereIn('category_id', query.ids.category_id)
    if (query.texts.q) searchFor(products, query.texts.q, { inside: SEARCHED })
    const condition = CONDITIONS[query.texts.state as ProductState]
    if (condition) products.whereRaw(condition)
    return products
  }
  const { data, total } = await listPage(query, matching, [...COLUMNS, db.raw(`${STOCK} AS stock`)])
  return { data: data.map(lineOf), total }
}

function lineOf({ published_at, ...product }: any): ProductLine {
  const stock = product.stock === null ? null : Number(product.stock)
  const isPublished = published_at !== null
  const isGift = product.is_gift === 1
  return {
    ...product,
    stock,
    is_new: product.is_new === 1,
    is_published: isPublished,
    is_gift: isGift,
    state: isGift ? 'reward_only' : stateOf(isPublished, stock),
  }
}

function stateOf(isPublished: boolean, stock: number | null): ProductState {
  if (!isPublished) return 'draft'
  return stock === 0 ? 'out_of_stock' : 'on_sale'
}
