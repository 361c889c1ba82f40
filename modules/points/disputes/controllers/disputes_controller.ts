import type { HttpContext } from '@adonisjs/core/http'
import { consumeLimit } from '#app/limits/limit'
import { transaction } from '#app/transaction'
import { DISPUTES_A_DAY } from '#points/constants'
import { TooManyDisputes } from '#points/disputes/exceptions'
import { openDispute } from '../actions/open_dispute.js'
import { disputeValidator } from '../validators/dispute_validator.js'

/** A member reports a sticker that brought nothing. */
export default class DisputesController {
  async store({ auth, request, response }: HttpContext) {
    const { qrCode, reason, note } = await request.validateUsing(disputeValidator)
    const memberId = auth.use('member').getUserOrFail().id
    const limit = await consumeLimit(`dispute:${memberId}`, DISPUTES_A_DAY)
    if (!limit.allowed) throw new TooManyDisputes(limit.retryAfterSeconds)
    const id = await transaction((trx) =>
      openDispute(trx, { memberId, text: qrCode, reason, note })
    )
    return response.created({ id })
  }
}
