import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { RecordIsLive } from '#content/exceptions'
import { changeableRecord } from '#content/records/actions/held_record'
import { isSingle } from '#content/records/record_kinds'
import { stateOf } from '#content/records/publication_state'
import { recordPage } from '#content/records/queries/admin/record_page'

/** A record out of the way of those who write; its address and versions stay. */
export default class ArchivingsController {
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction(async (trx) => {
      const { record } = await changeableRecord(trx, id)
      const periods = await record.related('publications').query()
      const now = clock.now()
      const state = stateOf({ archivedAt: null, periods }, now)
      if (state === 'live' || state === 'scheduled' || isSingle(record.kind))
        throw new RecordIsLive()
      await record.merge({ archivedAt: now, updatedAt: now }).useTransaction(trx.client).save()
      const by = actorOf(ctx)
      await recordAudit(trx, { by, action: 'content.archived', subject: { type: 'content', id } })
    })
    return ctx.response.created({ data: await recordPage(id) })
  }
}
