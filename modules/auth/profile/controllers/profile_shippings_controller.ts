import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { changeShipping, shippingIn } from '../addresses.js'
import { backToProfile } from '../answers.js'
import { shippingValidator } from '../validators/profile.js'

/** Where the gifts of the member who asks are sent. */
export default class ProfileShippingsController {
  async update(ctx: HttpContext) {
    const { request, auth } = ctx
    const shipping = shippingIn(await request.validateUsing(shippingValidator))
    const { id } = auth.use('member').user!
    await transaction((trx) => changeShipping(trx, id, shipping))
    return backToProfile(ctx)
  }
}
