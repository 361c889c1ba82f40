import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { memberOf } from '#catalogue/endpoints/request_facts'
import { cancelOwnOrder } from '../actions/change_own_order.js'

/** The end of an order that its member does not want any more. */
export default class OrderCancellationsController {
  async store(ctx: HttpContext) {
    const orderId = Number(ctx.params.id)
    await transaction((trx) => cancelOwnOrder(trx, { orderId, memberId: memberOf(ctx).id }))
    ctx.session.flash('success', ctx.i18n.t('orders.cancel.done', { order: orderId }))
    return ctx.response.redirect().toRoute('orders.show', { id: orderId })
  }
}
