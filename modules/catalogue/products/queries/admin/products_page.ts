import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { modelPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import Product from '#catalogue/products/models/product'
import { leftOver } from '#catalogue/stock/queries/left_over'

/** What the gift list can be sorted and filtered by. */
export const PRODUCT_LIST: ListShape = {
  sortable: ['position', 'id', 'title_hu', 'title_en', 'price'],
  filters: { q: 'text', id: 'ids', category_id: 'ids', state: 'text' },
}

type Products = ModelQueryBuilderContract<typeof Product>

/** Gifts in each of the states that `ProductTransformer` tells. */
const STATES: Record<string, (products: Products) => void> = {
  draft: (products) => products.where('isGift', 0).whereNull('publishedAt'),
  on_sale: (products) =>
    products.where('isGift', 0).whereNotNull('publishedAt').whereHas('stockItems', leftOver),
  out_of_stock: (products) =>
    products.where('isGift', 0).whereNotNull('publishedAt').whereDoesntHave('stockItems', leftOver),
  reward_only: (products) => products.where('isGift', 1),
}

/** What a search looks into. */
const SEARCHED = ['title_hu', 'title_en', 'slug']

/** The gifts that a query of the list means. */
export function listedGifts({ ids, texts: { state, ...texts } }: ListQuery): Products {
  const products = filtered(Product.query(), { ids, texts }, { inside: SEARCHED })
  if (Object.hasOwn(STATES, state ?? '')) STATES[state](products)
  return products
}

/** A page of gifts with the stock that can be ordered, and how many there are in all. */
export function productsPage(query: ListQuery) {
  return modelPage(query, () => listedGifts(query), withStock)
}

/** The gift with all that its form shows; null where there is none. */
export function productOfForm(id: number): Promise<Product | null> {
  const product = Product.query().where({ id })
  withStock(product)
  product.preload('variationTypes', (types) => {
    types.orderBy(['position', 'id'])
    types.preload('values', (values) => values.orderBy(['position', 'id']))
  })
  return product.first()
}

/** Loads the stock that can be ordered. */
export function withStock(products: Products) {
  products.preload('stockItems', (items) => items.where('isActive', 1).orderBy('id'))
}
