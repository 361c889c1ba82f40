import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { activateBatch, voidBatch } from '#points/actions/change_batch_state'

/** Releases a roll of stickers, or withdraws it for good. */
export default class CodeBatchStatesController {
  async activate({ params }: HttpContext) {
    return { data: await transaction((trx) => activateBatch(trx, Number(params.id))) }
  }

  async void({ params }: HttpContext) {
    return { data: await transaction((trx) => voidBatch(trx, Number(params.id))) }
  }
}
