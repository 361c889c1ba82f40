import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { actorOf } from '#points/actor_of'
import { voidBatch } from '#points/actions/change_batch_state'
import { codeBatch } from '#points/queries/code_batch'
import { toldDeed } from '#points/two_people/told_deed'
import { releaseOrAsk } from '#points/two_people/wishes'

/** Releases a roll of stickers, or withdraws it for good. */
export default class CodeBatchStatesController {
  async activate(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const done = await transaction((trx) => releaseOrAsk(trx, id, actorOf(ctx)))
    return toldDeed(ctx, await codeBatch(id), done)
  }

  async void(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    return { data: await transaction((trx) => voidBatch(trx, id, actorOf(ctx))) }
  }
}
