import type { HttpContext } from '@adonisjs/core/http'
import { listQuery } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { WAITING_DEED_LIST, waitingDeedsPage } from '#points/queries/admin/waiting_deeds_page'
import { settleDeed } from '#points/two_people/settle_deed'
import type { DeedVerdict } from '#points/two_people/waiting_deeds_sql'

/** What makes points possible and waits for a second administrator. */
export default class WaitingDeedsController {
  async index(ctx: HttpContext) {
    return waitingDeedsPage(await listQuery(ctx, WAITING_DEED_LIST))
  }

  /** Somebody else agrees: it is done. */
  agree(ctx: HttpContext) {
    return settle(ctx, 'done')
  }

  refuse(ctx: HttpContext) {
    return settle(ctx, 'refused')
  }
}

async function settle({ auth, params }: HttpContext, verdict: DeedVerdict['verdict']) {
  const wanted = { id: Number(params.id), staffId: auth.use('staff').user!.id, verdict }
  await transaction((trx) => settleDeed(trx, wanted))
  return { data: { id: wanted.id } }
}
