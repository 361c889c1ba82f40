import type { HttpContext } from '@adonisjs/core/http'
import { shownOf } from '#app/http/saved_since'
import { transaction } from '#app/transaction'
import { correctParcel } from '#catalogue/desk/actions/follow_parcel'
import { sendParcel } from '#catalogue/desk/actions/send_parcel'
import { consignmentValidator, parcelValidator } from '#catalogue/desk/validators/parcel_validator'
import { deedOfStaff } from './deed_of_staff.js'

/** The parcels of an order, as they leave the house. */
export default class ParcelsController {
  async store(ctx: HttpContext) {
    const body = ctx.request.body()
    const { quantities, carrier = '', reference = '' } = await parcelValidator.validate(body)
    const orderId = Number(ctx.params.id)
    const lines = Object.entries(quantities).map(([lineId, quantity]) => {
      return { lineId: Number(lineId), quantity }
    })
    const repeatable = { scope: 'parcel', contents: { ...body, orderId } }
    const data = await deedOfStaff(ctx, repeatable, (trx, actorId) =>
      sendParcel(trx, { orderId, lines, actorId, carrier, reference })
    )
    return ctx.response.created({ data })
  }

  async update(ctx: HttpContext) {
    const { auth, params, request } = ctx
    const { carrier = '', reference = '' } = await consignmentValidator.validate(request.body())
    const parcelId = Number(params.id)
    const actorId = auth.use('staff').user!.id
    const shown = await shownOf(ctx)
    const right = { parcelId, actorId, carrier, reference, shown }
    await transaction((trx) => correctParcel(trx, right))
    return { data: { id: parcelId, carrier, reference } }
  }
}
