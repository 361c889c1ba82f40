import type { HttpContext } from '@adonisjs/core/http'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { cancelRest } from '#catalogue/actions/cancel_rest'
import { remainderValidator } from '#catalogue/validators/parcel_validator'

/** The rest of an order that cannot go out after a part of it left. */
export default class RemaindersController {
  async store({ auth, params, request, response }: HttpContext) {
    const { is_back: isBack, reason } = await remainderValidator.validate(request.body())
    const orderId = Number(params.id)
    const actorId = auth.use('staff').user!.id
    const key = idempotencyKeyOf(request)
    const hash = bodyHash({ orderId, isBack, reason })
    const wanted = { scope: `remainder:${actorId}`, key, bodyHash: hash }
    const { answer } = await transaction((trx) =>
      idempotently(trx, wanted, () => cancelRest(trx, { orderId, isBack, reason, actorId }))
    )
    return response.created({ data: answer })
  }
}
