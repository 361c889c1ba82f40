import type { HttpContext } from '@adonisjs/core/http'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { correctParcel } from '#catalogue/actions/follow_parcel'
import { sendParcel } from '#catalogue/actions/send_parcel'
import { consignmentValidator, parcelValidator } from '#catalogue/validators/parcel_validator'

/** The parcels of an order, as they leave the house. */
export default class ParcelsController {
  async store({ auth, params, request, response }: HttpContext) {
    const body = request.body()
    const { quantities, carrier = '', reference = '' } = await parcelValidator.validate(body)
    const orderId = Number(params.id)
    const actorId = auth.use('staff').user!.id
    const lines = Object.entries(quantities).map(([lineId, quantity]) => {
      return { lineId: Number(lineId), quantity }
    })
    const key = idempotencyKeyOf(request)
    const wanted = { scope: `parcel:${actorId}`, key, bodyHash: bodyHash({ ...body, orderId }) }
    const { answer } = await transaction((trx) =>
      idempotently(trx, wanted, () =>
        sendParcel(trx, { orderId, lines, actorId, carrier, reference })
      )
    )
    return response.created({ data: answer })
  }

  async update({ auth, params, request }: HttpContext) {
    const { carrier = '', reference = '' } = await consignmentValidator.validate(request.body())
    const parcelId = Number(params.id)
    const actorId = auth.use('staff').user!.id
    await transaction((trx) => correctParcel(trx, { parcelId, actorId, carrier, reference }))
    return { data: { id: parcelId, carrier, reference } }
  }
}
