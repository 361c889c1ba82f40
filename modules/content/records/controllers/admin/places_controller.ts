import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { moveRecord } from '#content/records/actions/move_record'
import { placeValidator } from '#content/records/validators/record_validators'

/** The place of a record among those of its kind. */
export default class PlacesController {
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const { direction } = await placeValidator.validate(ctx.request.body())
    const by = actorOf(ctx)
    await transaction(async (trx) => {
      await moveRecord(trx, id, direction)
      await recordAudit(trx, { by, action: 'content.moved', subject: { type: 'content', id } })
    })
    return { data: { id } }
  }
}
