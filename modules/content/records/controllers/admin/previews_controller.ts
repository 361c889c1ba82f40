import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { HasNoPage } from '#content/exceptions'
import { changeableRecord, heldRecord } from '#content/records/actions/held_record'
import { makePreview } from '#content/records/actions/make_preview'
import { isShownAlone } from '#content/records/record_kinds'
import { previewValidator } from '#content/records/validators/record_validators'
import env from '#start/env'

/** Links to a draft for people without a login. */
export default class PreviewsController {
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const { days } = await previewValidator.validate(ctx.request.body())
    const by = actorOf(ctx)
    const made = await transaction(async (trx) => {
      const { record } = await changeableRecord(trx, id)
      if (!isShownAlone(record.kind)) throw new HasNoPage()
      const subject = { type: 'content', id }
      await recordAudit(trx, { by, action: 'content.preview_made', subject })
      return makePreview(trx, record, { days: days ?? undefined, staffId: by.staffId })
    })
    const url = new URL(made.path, env.get('APP_URL')).href
    return ctx.response.created({ data: { id: made.id, url, expires_at: made.expiresAt } })
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const previewId = Number(ctx.params.preview)
    await transaction(async (trx) => {
      const { record } = await heldRecord(trx, id)
      const preview = await record.related('previews').query().where({ id: previewId }).first()
      if (!preview) throw new NotFound()
      preview.revokedAt ??= clock.now()
      await preview.save()
      const subject = { type: 'content', id }
      await recordAudit(trx, { by: actorOf(ctx), action: 'content.preview_revoked', subject })
    })
    return { data: { id: previewId } }
  }
}
