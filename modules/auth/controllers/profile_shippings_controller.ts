import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { saveShipping } from '#auth/member_shipping'
import { backToProfile } from '#auth/profile/answers'
import { rewardProfile } from '#auth/profile/points'
import { shippingValidator } from '#auth/validators/profile'

/** Where the gifts of the member who asks are sent. */
export default class ProfileShippingsController {
  async update(ctx: HttpContext) {
    const { request, auth } = ctx
    const sent = await request.validateUsing(shippingValidator, { data: request.body() })
    const { id } = auth.use('member').user!
    await transaction(async (trx) => {
      await saveShipping(trx, id, {
        first_name: sent.first_name ?? null,
        last_name: sent.last_name ?? null,
        zip: sent.zip ?? null,
        city: sent.city ?? null,
        address: sent.address ?? null,
        house_number: sent.house_number ?? null,
        door_number: sent.door_number ?? null,
        doorbell: sent.doorbell ?? null,
        floor: sent.floor ?? null,
        note: sent.note ?? null,
      })
      await rewardProfile(trx, id)
    })
    return backToProfile(ctx)
  }
}
