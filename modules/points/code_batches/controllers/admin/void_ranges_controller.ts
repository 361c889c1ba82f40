import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { voidRange } from '#points/code_batches/actions/void_range'
import { rangeOf, voidRangeValidator } from '#points/code_batches/validators/serial_range_validator'

/** Voids a part of a code batch; the rest of it goes on earning. */
export default class VoidRangesController {
  async store(ctx: HttpContext) {
    const wanted = await voidRangeValidator.validate(ctx.request.body())
    const parts = await transaction((trx) =>
      voidRange(trx, {
        ...rangeOf(wanted),
        batchId: Number(ctx.params.id),
        reason: wanted.reason,
        by: actorOf(ctx),
      })
    )
    const stickers = parts.reduce((sum, { first, last }) => sum + last - first + 1, 0)
    // The wire keeps the word it had.
    return ctx.response.created({ data: { id: Number(ctx.params.id), withdrawn: stickers } })
  }
}
