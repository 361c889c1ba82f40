import { BaseTransformer } from '@adonisjs/core/transformers'
import type CodeBatch from '#points/code_batches/models/code_batch'

/** A batch as it stands after a change of its state. */
export default class CodeBatchTransformer extends BaseTransformer<CodeBatch> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'reference',
      'keyId',
      'productId',
      'count',
      'points',
      'maxScans',
      'validFrom',
      'validTo',
      'state',
      'actorId',
      'createdAt',
      'activatedAt',
      'voidedAt',
      'voidReason',
    ])
  }
}
