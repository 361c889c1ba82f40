import type { HttpContext } from '@adonisjs/core/http'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { restoreBatch, voidBatch } from '#points/code_batches/actions/change_batch_state'
import type CodeBatch from '#points/code_batches/models/code_batch'
import { codeBatch } from '#points/code_batches/queries/code_batch'
import CodeBatchTransformer from '#points/code_batches/transformers/admin/code_batch_transformer'
import { voidBatchValidator } from '#points/code_batches/validators/code_batch_validator'
import { answerDeed } from '#points/two_people/answer_deed'
import { releaseOrAsk } from '#points/two_people/wishes'

/** Releases a code batch, voids it, or takes that back within a day. */
export default class CodeBatchStatesController {
  async activate(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const done = await transaction((trx) => releaseOrAsk(trx, id, actorOf(ctx)))
    return answerDeed(ctx, await shown(await codeBatch(id)), done)
  }

  async void(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const { reason } = await voidBatchValidator.validate(ctx.request.body())
    const by = actorOf(ctx)
    const batch = await transaction((trx) => voidBatch(trx, id, { reason, by }))
    return { data: await shown(batch) }
  }

  async restore(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const batch = await transaction((trx) => restoreBatch(trx, id, actorOf(ctx)))
    return { data: await shown(batch) }
  }
}

function shown(batch: CodeBatch) {
  return serialized(CodeBatchTransformer.transform(batch))
}
