import type { HttpContext } from '@adonisjs/core/http'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { writeOrderNote } from '#catalogue/actions/write_order_note'
import { orderNoteValidator } from '#catalogue/validators/order_desk_validator'

/** What staff tell each other about an order. */
export default class OrderNotesController {
  async store({ auth, params, request, response }: HttpContext) {
    const { note } = await orderNoteValidator.validate(request.body())
    const orderId = Number(params.id)
    const actorId = auth.use('staff').user!.id
    const key = idempotencyKeyOf(request)
    const scope = `order_notes:${actorId}`
    const wanted = { scope, key, bodyHash: bodyHash({ orderId, note }) }
    const { answer } = await transaction((trx) =>
      idempotently(trx, wanted, () => writeOrderNote(trx, { orderId, note, actorId }))
    )
    return response.created({ data: { id: answer } })
  }
}
