import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { moveFaqEntry } from '#content/faq/actions/move_faq_entry'
import { faqPlaceValidator } from '#content/faq/validators/faq_validator'

/** The place of a question among the others. */
export default class FaqPlacesController {
  async store(ctx: HttpContext) {
    const { params, request } = ctx
    const id = Number(params.id)
    const { direction } = await faqPlaceValidator.validate(request.body())
    const entry = { by: actorOf(ctx), subject: { type: 'faq', id } }
    await transaction(async (trx) => {
      await moveFaqEntry(trx, id, direction)
      await recordAudit(trx, { ...entry, action: 'faq.moved' })
    })
    return { data: { id } }
  }
}
