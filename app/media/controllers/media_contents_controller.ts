import type { HttpContext } from '@adonisjs/core/http'
import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { heldMedium, limitOf, replaceMedium, sha256Of, storeMedium } from '../library/add_medium.js'
import { countFilesFrom, removeFiles } from '../folder.js'
import Media from '../models/media.js'
import { readUpload } from '../upload.js'
import { oneMedium } from './media_controller.js'

/** Other files for a medium that stays what it is to all who show it. */
export default class MediaContentsController {
  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const medium = await Media.find(id)
    if (!medium) throw new NotFound()
    const bytes = await readUpload(ctx.request.request, limitOf)
    // The same once more: nothing is to be done.
    if (medium.contentHash === sha256Of(bytes)) return { data: await oneMedium(id) }
    const stored = await storeMedium(bytes)
    try {
      const former = await transaction(async (trx) => {
        const replaced = await replaceMedium(trx, await heldMedium(trx, id), stored)
        const by = actorOf(ctx)
        await recordAudit(trx, { by, action: 'picture.replaced', subject: { type: 'picture', id } })
        return replaced
      })
      await countFilesFrom(former, clock.now())
    } catch (error) {
      await removeFiles(stored.name)
      throw error
    }
    return { data: await oneMedium(id) }
  }
}
