import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { serialized } from '#app/http/serialized'
import { transaction } from '#app/transaction'
import WaitingDeed from '#points/two_people/models/waiting_deed'
import { subjectOf } from '#points/two_people/queries/admin/subject_of_deed'
import WaitingDeedTransformer from '#points/two_people/transformers/admin/waiting_deed_transformer'
import { settleDeed, type DeedVerdict } from '#points/two_people/settle_deed'

/** What makes points possible and waits for a second administrator. */
export default class WaitingDeedsController extends listController({
  model: WaitingDeed,
  list: { sortable: ['id', 'asked_at', 'points'], filters: { id: 'ids', state: 'text' } },
  serialize: async (deeds) => {
    const named = deeds.map(async (row) => ({ row, subject: await subjectOf(row.deed) }))
    return serialized(WaitingDeedTransformer.transform(await Promise.all(named)))
  },
}) {
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
