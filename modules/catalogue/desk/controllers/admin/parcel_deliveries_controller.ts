import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { deliverParcel } from '#catalogue/desk/actions/follow_parcel'

/** The arrival of a parcel. */
export default class ParcelDeliveriesController {
  async store({ auth, params }: HttpContext) {
    const parcelId = Number(params.id)
    const actorId = auth.use('staff').user!.id
    await transaction((trx) => deliverParcel(trx, { parcelId, actorId }))
    return { data: { id: parcelId } }
  }
}
