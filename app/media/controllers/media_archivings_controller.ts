import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { heldMedium } from '../library/add_medium.js'
import { archiveMedium, restoreMedium } from '../library/archive_medium.js'
import { oneMedium } from './media_controller.js'

/** Media that are offered no more, and are once again. */
export default class MediaArchivingsController {
  async store(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction(async (trx) => {
      const medium = await heldMedium(trx, id)
      if (medium.archivedAt !== null) return
      await archiveMedium(trx, medium)
      const by = actorOf(ctx)
      await recordAudit(trx, { by, action: 'picture.archived', subject: { type: 'picture', id } })
    })
    return ctx.response.created({ data: await oneMedium(id) })
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction(async (trx) => {
      const medium = await heldMedium(trx, id)
      if (medium.archivedAt === null) return
      await restoreMedium(trx, medium)
      const by = actorOf(ctx)
      await recordAudit(trx, { by, action: 'picture.restored', subject: { type: 'picture', id } })
    })
    return { data: await oneMedium(id) }
  }
}
