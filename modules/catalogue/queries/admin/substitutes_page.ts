import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'
import { NotThere } from '#catalogue/exceptions'

/** What the gifts for a line can be sorted and filtered by; the dearest comes first. */
export const SUBSTITUTE_LIST: ListShape = {
  sortable: ['price', 'title_hu', 'id'],
  filters: { q: 'text' },
}

interface Titled {
  id: number
  title_hu: string
  title_en: string
}

/** A gift that can go out for a line, with what must be chosen of it. */
export interface Substitute extends Titled {
  /** Points of one. */
  price: number
  variation_types: (Titled & { values: Titled[] })[]
}

const IN_STOCK = `EXISTS (SELECT 1 FROM stock_items WHERE stock_items.product_id = products.id
  AND is_active = 1 AND (qty IS NULL OR qty >= ?))`

// A gift without variations is no replacement for itself.
const ANOTHER = `(products.id <> ? OR EXISTS
  (SELECT 1 FROM variation_types WHERE variation_types.product_id = products.id))`

/**
 * Gifts on sale, or given by promotions, that cost no more than the line and are there in its
 * quantity.
 *
 * @throws not_found
 */
export async function substitutesPage(
  { orderId, lineId }: { orderId: number; lineId: number },
  query: ListQuery
): Promise<{ data: Substitute[]; total: number }> {
  const line = await db.from('order_lines').where({ id: lineId, order_id: orderId }).first()
  if (!line) throw new NotThere()
  const matching = () => {
    const products = db
      .from('products')
      .where('price', '<=', line.price)
      .whereRaw('(published_at IS NOT NULL OR is_gift = 1)')
      .whereRaw(IN_STOCK, [line.quantity])
      .whereRaw(ANOTHER, [line.product_id])
    if (query.texts.q) searchFor(products, query.texts.q, { inside: ['title_hu', 'title_en'] })
    return products
  }
  const { data, total } = await listPage(query, matching, ['id', 'title_hu', 'title_en', 'price'])
  const types = await typesOf(data.map(({ id }) => id))
  return {
    data: data.map((gift) => ({ ...gift, variation_types: types.get(gift.id) ?? [] })),
    total,
  }
}

/** The variation types of products with their values; a type without values asks for nothing. */
async function typesOf(productIds: number[]) {
  const found = new Map<number, Substitute['variation_types']>()
  const rows = await db
    .from('variation_types as t')
    .join('variation_values as v', 'v.type_id', 't.id')
    .whereIn('t.product_id', productIds)
    .where('v.is_active', 1)
    .orderBy(['t.position', 't.id', 'v.position', 'v.id'])
    .select('t.product_id', 't.id', 't.title_hu', 't.title_en')
    .select('v.id as value_id', 'v.title_hu as value_hu', 'v.title_en as value_en')
  for (const { product_id, id, title_hu, title_en, ...value } of rows) {
    const types = found.get(product_id) ?? []
    found.set(product_id, types)
    if (types.at(-1)?.id !== id) types.push({ id, title_hu, title_en, values: [] })
    types.at(-1)!.values.push({
      id: value.value_id,
      title_hu: value.value_hu,
      title_en: value.value_en,
    })
  }
  return found
}
