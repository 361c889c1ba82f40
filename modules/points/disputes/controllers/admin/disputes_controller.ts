import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { listController } from '#app/http/list_controller'
import { serialized } from '#app/http/serialized'
import { transaction } from '#app/transaction'
import { settleDispute } from '#points/disputes/actions/settle_dispute'
import { readDisputePhoto } from '#points/disputes/dispute_photos'
import Dispute from '#points/disputes/models/dispute'
import {
  disputeForStaff,
  photoOfDispute,
  usesOfCodes,
} from '#points/disputes/queries/admin/dispute_for_staff'
import DisputeTransformer from '#points/disputes/transformers/admin/dispute_transformer'
import {
  disputeCreditValidator,
  disputeDeclineValidator,
} from '#points/disputes/validators/dispute_validator'

const Disputes = listController({
  model: Dispute,
  list: {
    sortable: ['id', 'state', 'opened_at', 'settled_at'],
    filters: { id: 'ids', member_id: 'ids', state: 'text' },
  },
  serialize: async (disputes) => {
    const usesOf = await usesOfCodes(disputes.map(({ code }) => code))
    return serialized(DisputeTransformer.transform(disputes, usesOf))
  },
})

/** Disputes of members: looked at, then credited or declined. */
export default class DisputesController extends Disputes {
  async show({ params }: HttpContext) {
    return { data: await disputeForStaff(Number(params.id)) }
  }

  async photo({ params, response }: HttpContext) {
    const photo = await readDisputePhoto(await photoOfDispute(Number(params.id)))
    if (!photo) throw new NotFound()
    response.header('Content-Type', 'image/webp')
    return response.send(photo)
  }

  async credit({ auth, params, request }: HttpContext) {
    const { points, reason } = await request.validateUsing(disputeCreditValidator)
    return this.#settle(auth, Number(params.id), { answer: reason, points })
  }

  async decline({ auth, params, request }: HttpContext) {
    const { reason } = await request.validateUsing(disputeDeclineValidator)
    return this.#settle(auth, Number(params.id), { answer: reason })
  }

  async #settle(
    auth: HttpContext['auth'],
    disputeId: number,
    settlement: { answer: string; points?: number }
  ) {
    const staffId = auth.use('staff').user!.id
    await transaction((trx) => settleDispute(trx, { disputeId, staffId, ...settlement }))
    return { data: await disputeForStaff(disputeId) }
  }
}
