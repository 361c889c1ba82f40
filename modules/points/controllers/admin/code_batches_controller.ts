import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { shopReader } from '#app/database/engine'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { actorOf } from '#points/actor_of'
import { createBatch } from '#points/actions/create_batch'
import { UnknownBatch } from '#points/exceptions'
import { BATCH_LIST, codeBatchesPage } from '#points/queries/admin/code_batches_page'
import { reconciliation } from '#points/queries/reconciliation'
import { voidRanges, type VoidRange } from '#points/queries/void_ranges'
import { codeBatchValidator } from '#points/validators/code_batch_validator'

/** Rolls of stickers in the back-office. */
export default class CodeBatchesController {
  async index(ctx: HttpContext) {
    return codeBatchesPage(await listQuery(ctx, BATCH_LIST))
  }

  /** One roll with its books and its withdrawn parts. */
  async show({ params }: HttpContext) {
    const id = Number(params.id)
    const { data } = await codeBatchesPage(oneOf(id))
    if (!data[0]) throw new UnknownBatch()
    const whole = { first: 0, last: data[0].count - 1 }
    const [books, ranges] = await Promise.all([
      reconciliation(id, whole),
      voidRanges(shopReader(), id, whole),
    ])
    return { data: { ...data[0], reconciliation: books, void_ranges: ranges.map(shownRange) } }
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
    const batch = await transaction((trx) => createBatch(trx, plan, actorOf(ctx)))
    const { data } = await codeBatchesPage(oneOf(batch.id))
    return ctx.response.created({ data: data[0] })
  }
}

/** Staff count stickers from 1. */
function shownRange({ first, last, reason, actorId, voidedAt }: VoidRange) {
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
  if (!day) return null
  return DateTime.fromISO(day, { zone: 'Europe/Budapest' }).plus({ days: daysLater }).toMillis()
}
