import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { MustStayLive } from '#content/exceptions'
import { isSingle } from '#content/records/record_kinds'
import { changeableRecord, heldRecord } from '#content/records/actions/held_record'
import { endFrom, publishRecord } from '#content/records/actions/publish_record'
import { recordPage } from '#content/records/queries/admin/record_page'
import { publicationValidator } from '#content/records/validators/record_validators'

/** From when to when readers see a record. */
export default class PublicationsController {
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const given = await publicationValidator.validate(ctx.request.body())
    const by = actorOf(ctx)
    await transaction(async (trx) => {
      const held = await changeableRecord(trx, id)
      const { startsAt } = await publishRecord(trx, held, {
        startsAt: given.starts_at,
        endsAt: given.ends_at,
        showsAsNew: given.show_as_new,
        publishedBy: by.staffId,
      })
      const subject = { type: 'content', id }
      const detail = new Date(startsAt).toISOString()
      await recordAudit(trx, { by, action: 'content.published', subject, detail })
    })
    return ctx.response.created({ data: await recordPage(id) })
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction(async (trx) => {
      const { record } = await heldRecord(trx, id)
      if (isSingle(record.kind)) throw new MustStayLive()
      await endFrom(trx, record.id, clock.now())
      const by = actorOf(ctx)
      await recordAudit(trx, {
        by,
        action: 'content.unpublished',
        subject: { type: 'content', id },
      })
    })
    return { data: await recordPage(id) }
  }
}
