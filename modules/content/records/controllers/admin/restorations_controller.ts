import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { NotFound } from '#app/exceptions/page_exceptions'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { changeableRecord } from '#content/records/actions/held_record'
import { saveDraft } from '#content/records/actions/save_draft'
import { recordPage } from '#content/records/queries/admin/record_page'

/** An earlier version as the draft again; what readers see stays until the draft is published. */
export default class RestorationsController {
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const number = Number(ctx.params.number)
    const by = actorOf(ctx)
    await transaction(async (trx) => {
      const held = await changeableRecord(trx, id)
      const version = await held.record.related('versions').query().where({ number }).first()
      if (!version) throw new NotFound()
      await saveDraft(trx, held, { body: version.body, staffId: by.staffId })
      const subject = { type: 'content', id }
      await recordAudit(trx, { by, action: 'content.restored', subject, detail: String(number) })
    })
    return ctx.response.created({ data: await recordPage(id) })
  }
}
