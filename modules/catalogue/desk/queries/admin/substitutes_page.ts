import { modelPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import { NotThere } from '#catalogue/exceptions'
import OrderLine from '#catalogue/orders/models/order_line'
import Product from '#catalogue/products/models/product'

/** What the gifts for a line can be sorted and filtered by; the dearest comes first. */
export const SUBSTITUTE_LIST: ListShape = {
  sortable: ['price', 'title_hu', 'id'],
  filters: { q: 'text' },
}

/**
 * Gifts on sale, or given by promotions, that cost no more than the line and are there in its
 * quantity, with what must be chosen of each.
 *
 * @throws not_found
 */
export async function substitutesPage(
  { orderId, lineId }: { orderId: number; lineId: number },
  query: ListQuery
) {
  const line = await OrderLine.query().where({ id: lineId, orderId }).first()
  if (!line) throw new NotThere()
  return modelPage(query, () => {
    const gifts = Product.query()
      .where('price', '<=', line.price)
      .where((gift) => void gift.whereNotNull('publishedAt').orWhere('isGift', 1))
      .whereHas('stockItems', (items) => {
        items.where('isActive', 1)
        items.where((item) => void item.whereNull('qty').orWhere('qty', '>=', line.quantity))
      })
      // A gift without variations is no replacement for itself.
      .where((gift) => void gift.whereNot('id', line.productId).orHas('variationTypes'))
      .preload('variationTypes', (types) => {
        // A type without values asks for nothing.
        types.whereHas('values', (values) => void values.where('isActive', 1))
        types.orderBy(['position', 'id'])
        types.preload('values', (values) => {
          values.where('isActive', 1).orderBy(['position', 'id'])
        })
      })
    return filtered(gifts, query, { inside: ['title_hu', 'title_en'] })
  })
}
