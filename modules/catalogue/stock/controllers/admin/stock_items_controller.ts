import db from '@adonisjs/lucid/services/db'
import { listController } from '#app/http/list_controller'
import type { ListShape } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import { serialized } from '#app/http/serialized'
import StockItem from '#catalogue/stock/models/stock_item'
import { described } from '#catalogue/stock/queries/admin/described_stock'
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
    // One table of items and products, so that the list can be sorted by the title of the gift.
    const withProducts = db
      .from('stock_items as s')
      .join('products as p', 'p.id', 's.product_id')
      .where('s.is_active', 1)
      .select('s.*', 'p.title_hu', 'p.title_en', 'p.low_stock_at')
      .as('stock_items')
    const stock = StockItem.query().from(withProducts)
    if (low === '1') stock.whereColumn('qty', '<=', 'low_stock_at')
    return filtered(stock, { ids, texts }, LIST.searched)
  },
  serialize: async (items) => serialized(StockItemTransformer.transform(await described(items))),
}) {}
