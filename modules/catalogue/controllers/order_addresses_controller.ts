import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { changeOrderAddress } from '../actions/change_order_address.js'
import { memberOf } from '../request_facts.js'
import { addressValidator } from '../validators/checkout_validator.js'

/** Where an order of the member who asks is sent. */
export default class OrderAddressesController {
  async update(ctx: HttpContext) {
    const orderId = Number(ctx.params.id)
    const data = ctx.request.body()
    const { shipping } = await ctx.request.validateUsing(addressValidator, { data })
    const own = { orderId, memberId: memberOf(ctx).id }
    await transaction((trx) => changeOrderAddress(trx, own, shipping))
    ctx.session.flash('success', ctx.i18n.t('orders.address.saved'))
    return ctx.response.redirect().toRoute('orders.show', { id: orderId })
  }
}
