import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { actorOf } from '#points/actor_of'
import { withdrawRange } from '#points/actions/withdraw_range'
import { rangeOf, voidRangeValidator } from '#points/validators/serial_range_validator'

/** Withdraws a part of a roll; the rest of it goes on earning. */
export default class VoidRangesController {
  async store(ctx: HttpContext) {
    const wanted = await voidRangeValidator.validate(ctx.request.body())
    const parts = await transaction((trx) =>
      withdrawRange(trx, {
        ...rangeOf(wanted),
        batchId: Number(ctx.params.id),
        reason: wanted.reason,
        by: actorOf(ctx),
      })
    )
    const stickers = parts.reduce((sum, { first, last }) => sum + last - first + 1, 0)
    return ctx.response.created({ data: { id: Number(ctx.params.id), withdrawn: stickers } })
  }
}
