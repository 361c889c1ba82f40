import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { changeShipping, shippingIn } from '#auth/account/addresses'
import { backToProfile } from '#auth/profile/answers'
import { shippingValidator } from '#auth/validators/profile'

/** Where the gifts of the member who asks are sent. */
export default class ProfileShippingsController {
  async update(ctx: HttpContext) {
    const { request, auth } = ctx
    const data = request.body()
    const shipping = shippingIn(await request.validateUsing(shippingValidator, { data }))
    const { id } = auth.use('member').user!
    await transaction((trx) => changeShipping(trx, id, shipping))
    return backToProfile(ctx)
  }
}
