import type { HttpContext } from '@adonisjs/core/http'
import { codeBatch } from '#points/code_batches/queries/code_batch'
import { reconciliation } from '#points/code_batches/queries/reconciliation'
import { openRangeValidator, rangeOf } from '#points/code_batches/validators/serial_range_validator'
import { RangeOutsideBatch } from '#points/code_batches/exceptions'

/** The books of a code batch, or of a part of it: what became of the stickers that were printed. */
export default class ReconciliationsController {
  async show({ params, request }: HttpContext) {
    const { from = 1, to } = await openRangeValidator.validate(request.qs())
    const batch = await codeBatch(Number(params.id))
    const range = { from, to: to ?? batch.count }
    if (range.from > range.to || range.to > batch.count) throw new RangeOutsideBatch(batch.count)
    return { data: { id: batch.id, ...range, ...(await reconciliation(batch.id, rangeOf(range))) } }
  }
}
