import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import ParticipatingProduct from '../../models/participating_product.js'
import { inUse, openBatches, worthNow } from '../../product_sql.js'

type Products = ModelQueryBuilderContract<typeof ParticipatingProduct>

/** What the list of sticker-marked products can be sorted and filtered by. */
export const PARTICIPATING_LIST: ListShape = {
  sortable: ['position', 'id', 'title_hu', 'title_en', 'slug'],
  filters: { q: 'text', id: 'ids', state: 'text' },
  searched: { inside: ['title_hu', 'title_en', 'slug'] },
}

const STATES: Record<string, 0 | 1> = { active: 1, ended: 0 }

/** The sticker-marked products that a query of the list means. */
export function listedProducts({ ids, texts: { state, ...texts } }: ListQuery): Products {
  const products = filtered(
    ParticipatingProduct.query(),
    { ids, texts },
    PARTICIPATING_LIST.searched
  )
  const isActive = STATES[state]
  return isActive === undefined ? products : products.where('isActive', isActive)
}

/** Loads what they bring, and what has been made of them. */
export function withWorth(products: Products): void {
  products.select('*', worthNow(), inUse(), openBatches())
}
