import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { startOfBusinessDate } from '#app/business_date'
import { listController } from '#app/http/list_controller'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { createBatch } from '#points/code_batches/actions/create_batch'
import { USED_OF_BATCH } from '#points/code_batches/batch_figures_sql'
import CodeBatch from '#points/code_batches/models/code_batch'
import ListedBatchTransformer from '#points/code_batches/transformers/admin/listed_batch_transformer'
import { worthNow } from '#points/participating/product_sql'
import { reconciliation } from '#points/code_batches/queries/reconciliation'
import { voidRanges, type VoidPart } from '#points/code_batches/queries/void_ranges'
import { codeBatchValidator } from '#points/code_batches/validators/code_batch_validator'
import { UnknownBatch } from '#points/code_batches/exceptions'

const Batches = listController({
  model: CodeBatch,
  list: {
    sortable: ['id', 'count', 'state', 'valid_to'],
    filters: { id: 'ids', product_id: 'ids', state: 'text' },
  },
  shown: (batches) =>
    batches
      .select('*', db.raw(`${USED_OF_BATCH} as used`))
      .preload('product', (product) => void product.select('*', worthNow())),
  serialize: (batches) => serialized(ListedBatchTransformer.transform(batches)),
  missing: UnknownBatch,
})

/** Code batches in the back-office. */
export default class CodeBatchesController extends Batches {
  /** One code batch with its books and its void parts. */
  async show({ params }: HttpContext) {
    const id = Number(params.id)
    const batch = await this.record(id)
    const whole = { first: 0, last: batch.count - 1 }
    const [books, ranges] = await Promise.all([reconciliation(id, whole), voidRanges(id, whole)])
    return { data: { ...batch, reconciliation: books, void_ranges: ranges.map(shownRange) } }
  }

  async store(ctx: HttpContext) {
    const wanted = await codeBatchValidator.validate(ctx.request.body())
    const plan = {
      productId: wanted.product_id,
      count: wanted.count,
      points: wanted.points,
      maxScans: wanted.max_scans,
      validFrom: startOfDay(wanted.valid_from, 0),
      validTo: startOfDay(wanted.valid_to, 1),
    }
    const { id } = await transaction((trx) => createBatch(trx, plan, actorOf(ctx)))
    return ctx.response.created({ data: await this.record(id) })
  }
}

/** Staff count stickers from 1. */
function shownRange({ first, last, reason, actorId, voidedAt }: VoidPart) {
  const stickers = last - first + 1
  return {
    id: first,
    from: first + 1,
    to: last + 1,
    stickers,
    reason,
    actor_id: actorId,
    voided_at: voidedAt,
  }
}

/** Midnight in Budapest that begins the day, or the day after it; ms UTC. */
function startOfDay(day: string | null | undefined, daysLater: number): number | null {
  return day ? startOfBusinessDate(day, daysLater) : null
}
