import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DescribedStock } from '#catalogue/stock/queries/admin/described_stock'

/** What is left of one thing that can be ordered; no number is no limit. */
export default class StockItemTransformer extends BaseTransformer<DescribedStock> {
  toObject() {
    const { item, product, label } = this.resource
    return {
      id: item.id,
      product_id: item.productId,
      qty: item.qty,
      title_hu: product.titleHu,
      title_en: product.titleEn,
      low_stock_at: product.lowStockAt,
      label,
      is_low: item.qty !== null && item.qty <= product.lowStockAt,
    }
  }
}
