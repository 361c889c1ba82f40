import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { actorOf } from '#points/actor_of'
import { activateBatch, voidBatch } from '#points/actions/change_batch_state'

/** Releases a roll of stickers, or withdraws it for good. */
export default class CodeBatchStatesController {
  async activate(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    return { data: await transaction((trx) => activateBatch(trx, id, actorOf(ctx))) }
  }

  async void(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    return { data: await transaction((trx) => voidBatch(trx, id, actorOf(ctx))) }
  }
}
