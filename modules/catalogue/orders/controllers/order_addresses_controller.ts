import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { addressValidator } from '#catalogue/checkout/validators/checkout_validator'
import { memberOf } from '#catalogue/endpoints/request_facts'
import { changeOrderAddress } from '../actions/change_own_order.js'

/** Where an order of the member who asks is sent. */
export default class OrderAddressesController {
  async update(ctx: HttpContext) {
    const orderId = Number(ctx.params.id)
    const { shipping } = await ctx.request.validateUsing(addressValidator)
    const own = { orderId, memberId: memberOf(ctx).id }
    await transaction((trx) => changeOrderAddress(trx, own, shipping))
    ctx.session.flash('success', ctx.i18n.t('orders.address.saved'))
    return ctx.response.redirect().toRoute('orders.show', { id: orderId })
  }
}
