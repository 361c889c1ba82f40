import type { HttpContext } from '@adonisjs/core/http'
import { cancelRest } from '#catalogue/desk/actions/cancel_rest'
import { remainderValidator } from '#catalogue/desk/validators/parcel_validator'
import { deedOfStaff } from './deed_of_staff.js'

/** The rest of an order that cannot go out after a part of it left. */
export default class RemaindersController {
  async store(ctx: HttpContext) {
    const { is_back: isBack, reason } = await remainderValidator.validate(ctx.request.body())
    const rest = { orderId: Number(ctx.params.id), isBack, reason }
    const data = await deedOfStaff(ctx, { scope: 'remainder', contents: rest }, (trx, actorId) =>
      cancelRest(trx, { ...rest, actorId })
    )
    return ctx.response.created({ data })
  }
}
