import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { listQuery, oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { createBatch } from '#points/actions/create_batch'
import { BATCH_LIST, codeBatchesPage } from '#points/queries/admin/code_batches_page'
import { codeBatchValidator } from '#points/validators/code_batch_validator'

/** Rolls of stickers in the back-office. */
export default class CodeBatchesController {
  async index(ctx: HttpContext) {
    return codeBatchesPage(await listQuery(ctx, BATCH_LIST))
  }

  async store({ auth, request, response }: HttpContext) {
    const wanted = await codeBatchValidator.validate(request.body())
    const batch = await transaction((trx) =>
      createBatch(trx, {
        productId: wanted.product_id,
        count: wanted.count,
        points: wanted.points,
        maxScans: wanted.max_scans,
        validFrom: startOfDay(wanted.valid_from, 0),
        validTo: startOfDay(wanted.valid_to, 1),
        actorId: auth.use('staff').user!.id,
      })
    )
    const { data } = await codeBatchesPage(oneOf(batch.id))
    return response.created({ data: data[0] })
  }
}

/** Midnight in Budapest that begins the day, or the day after it; ms UTC. */
function startOfDay(day: string | null | undefined, daysLater: number): number | null {
  if (!day) return null
  return DateTime.fromISO(day, { zone: 'Europe/Budapest' }).plus({ days: daysLater }).toMillis()
}
