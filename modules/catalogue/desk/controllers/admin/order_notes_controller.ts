import type { HttpContext } from '@adonisjs/core/http'
import { writeOrderNote } from '#catalogue/desk/actions/write_order_note'
import { orderNoteValidator } from '#catalogue/desk/validators/order_desk_validator'
import { deedOfStaff } from './deed_of_staff.js'

/** What staff tell each other about an order. */
export default class OrderNotesController {
  async store(ctx: HttpContext) {
    const { note } = await orderNoteValidator.validate(ctx.request.body())
    const orderId = Number(ctx.params.id)
    const repeatable = { scope: 'order_notes', contents: { orderId, note } }
    const id = await deedOfStaff(ctx, repeatable, (trx, actorId) =>
      writeOrderNote(trx, { orderId, note, actorId })
    )
    return ctx.response.created({ data: { id } })
  }
}
