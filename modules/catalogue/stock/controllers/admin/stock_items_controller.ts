import { listController } from '#app/http/list_controller'
import type { ListShape } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import { serialized } from '#app/http/serialized'
import StockItem from '#catalogue/stock/models/stock_item'
import { described } from '#catalogue/stock/queries/admin/described_stock'
import { itemsWithProducts, lowItems } from '#catalogue/stock/queries/admin/low_items'
import StockItemTransformer from '#catalogue/stock/transformers/admin/stock_item_transformer'

const LIST: ListShape = {
  sortable: ['qty', 'title_hu', 'id'],
  // `low` is `1` for what runs low.
  filters: { q: 'text', id: 'ids', product_id: 'ids', low: 'text' },
  searched: { inside: ['title_hu', 'title_en'] },
}

/** What is left of everything that can be ordered. */
export default class StockItemsController extends listController({
  model: StockItem,
  list: LIST,
  matching: ({ ids, texts: { low, ...texts } }) => {
    const stock = low === '1' ? lowItems() : itemsWithProducts()
    return filtered(stock, { ids, texts }, LIST.searched)
  },
  serialize: async (items) => serialized(StockItemTransformer.transform(await described(items))),
}) {}
