import { BaseTransformer } from '@adonisjs/core/transformers'
import type StockMovement from '#catalogue/stock/models/stock_movement'
import type { DescribedStock } from '#catalogue/stock/queries/admin/described_stock'

/** A movement with its stock item and the name of who booked it. */
interface BookedMovement {
  movement: StockMovement
  stock: DescribedStock
  actorName: string | null
}

/** What was added to stock or taken from it, and by whom. */
export default class StockMovementTransformer extends BaseTransformer<BookedMovement> {
  toObject() {
    const { movement, stock, actorName } = this.resource
    return {
      id: movement.id,
      stock_item_id: movement.stockItemId,
      product_id: stock.item.productId,
      title_hu: stock.product.titleHu,
      title_en: stock.product.titleEn,
      delta: movement.delta,
      reason: movement.reason,
      note: movement.note,
      reference: movement.reference,
      occurred_at: movement.occurredAt,
      label: stock.label,
      actor_name: actorName,
    }
  }
}
