import db from '@adonisjs/lucid/services/db'
import StockItem from '#catalogue/stock/models/stock_item'

/** Everything that can be ordered, with the titles of its gift in one table, so that a list can be sorted by them. */
export function itemsWithProducts() {
  const withProducts = db
    .from('stock_items as s')
    .join('products as p', 'p.id', 's.product_id')
    .where('s.is_active', 1)
    .select('s.*', 'p.title_hu', 'p.title_en', 'p.low_stock_at')
    .as('stock_items')
  return StockItem.query().from(withProducts)
}

/** Those of them that run low. */
export function lowItems() {
  return itemsWithProducts().whereColumn('qty', '<=', 'low_stock_at')
}
