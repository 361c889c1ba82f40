import { BaseTransformer } from '@adonisjs/core/transformers'
import type CodeBatch from '#points/code_batches/models/code_batch'

/** A batch as the list of the back-office shows it. */
export default class ListedBatchTransformer extends BaseTransformer<CodeBatch> {
  toObject() {
    const batch = this.resource
    return {
      id: batch.id,
      reference: batch.reference,
      product_id: batch.productId,
      product_title_hu: batch.product.titleHu,
      product_title_en: batch.product.titleEn,
      count: batch.count,
      max_scans: batch.maxScans,
      valid_from: batch.validFrom,
      valid_to: batch.validTo,
      state: batch.state,
      created_at: batch.createdAt,
      voided_at: batch.voidedAt,
      void_reason: batch.voidReason,
      used: Number(batch.$extras.used),
      // Without points of its own a batch brings what its product brings now.
      points: batch.points ?? batch.product.worth,
    }
  }
}
