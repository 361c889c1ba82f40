import type { HttpContext } from '@adonisjs/core/http'
import { NotThere } from '../exceptions.js'
import { orderOfMember } from '../queries/order_of_member.js'
import { ordersOfMember } from '../queries/orders_of_member.js'
import { localeOf, memberOf, pageOf } from '../request_facts.js'

/** The orders of the member who asks, and the way each of them goes. */
export default class OrdersController {
  async index(ctx: HttpContext) {
    const wanted = { page: pageOf(ctx.request.qs().page ?? '1'), locale: localeOf(ctx) }
    if (wanted.page < 1) throw new NotThere()
    const orders = await ordersOfMember(memberOf(ctx).id, wanted)
    if (wanted.page > orders.last_page) throw new NotThere()
    return ctx.inertia.render('catalogue/orders', { orders })
  }

  async show(ctx: HttpContext) {
    const own = { orderId: Number(ctx.params.id), memberId: memberOf(ctx).id }
    const order = await orderOfMember(own, localeOf(ctx))
    if (!order) throw new NotThere()
    return ctx.inertia.render('catalogue/order', { order })
  }
}
