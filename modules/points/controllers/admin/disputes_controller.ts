import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { listQuery } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { settleDispute } from '#points/actions/settle_dispute'
import { readDisputePhoto } from '#points/dispute_photos'
import {
  DISPUTE_LIST,
  disputeForStaff,
  disputesPage,
  photoOfDispute,
} from '#points/queries/admin/disputes_page'
import {
  disputeCreditValidator,
  disputeDeclineValidator,
} from '#points/validators/dispute_validator'

/** Reported stickers: looked at, then credited or declined. */
export default class DisputesController {
  async index(ctx: HttpContext) {
    return disputesPage(await listQuery(ctx, DISPUTE_LIST))
  }

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
    const data = request.body()
    const { points, reason } = await request.validateUsing(disputeCreditValidator, { data })
    return this.#settle(auth, Number(params.id), { answer: reason, points })
  }

  async decline({ auth, params, request }: HttpContext) {
    const data = request.body()
    const { reason } = await request.validateUsing(disputeDeclineValidator, { data })
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
