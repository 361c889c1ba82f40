import type { HttpContext } from '@adonisjs/core/http'
import { RangeOutsideBatch, UnknownBatch } from '#points/exceptions'
import { codeBatch } from '#points/queries/code_batch'
import { reconciliation } from '#points/queries/reconciliation'
import { openRangeValidator, rangeOf } from '#points/validators/serial_range_validator'

/** The books of a roll, or of a part of it: what became of the stickers that were printed. */
export default class ReconciliationsController {
  async show({ params, request }: HttpContext) {
    const { from = 1, to } = await openRangeValidator.validate(request.qs())
    const batch = await codeBatch(Number(params.id))
    if (!batch) throw new UnknownBatch()
    const range = { from, to: to ?? batch.count }
    if (range.from > range.to || range.to > batch.count) throw new RangeOutsideBatch(batch.count)
    return { data: { id: batch.id, ...range, ...(await reconciliation(batch.id, rangeOf(range))) } }
  }
}
