import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundBatch } from '#points/code_batches/queries/admin/found_batch'

/** A batch that a search found, with the sticker whose code was typed. */
export default class FoundBatchTransformer extends BaseTransformer<FoundBatch> {
  toObject() {
    const { batch, sticker } = this.resource
    return {
      id: batch.id,
      product_hu: batch.product.titleHu,
      product_en: batch.product.titleEn,
      count: batch.count,
      state: batch.state,
      sticker,
    }
  }
}
