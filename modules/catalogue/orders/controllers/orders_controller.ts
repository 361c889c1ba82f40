import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { serialized } from '#app/http/serialized'
import { memberOf, pageOf } from '#catalogue/endpoints/request_facts'
import { NotThere } from '#catalogue/exceptions'
import { orderOfMember, ordersOfMember } from '../queries/orders_of_member.js'
import OrderTransformer from '../transformers/order_transformer.js'

/** The orders of the member who asks, and the way each of them goes. */
export default class OrdersController {
  async index(ctx: HttpContext) {
    const page = pageOf(ctx.request.qs().page ?? '1')
    if (page < 1) throw new NotThere()
    const orders = await ordersOfMember(memberOf(ctx).id, page)
    if (page > orders.lastPage) throw new NotThere()
    return ctx.inertia.render('catalogue/orders', {
      orders: {
        data: await serialized(OrderTransformer.transform(orders.all(), localeOf(ctx))),
        current_page: page,
        last_page: orders.lastPage,
        per_page: orders.perPage,
        total: orders.total,
      },
    })
  }

  async show(ctx: HttpContext) {
    const own = { orderId: Number(ctx.params.id), memberId: memberOf(ctx).id }
    const order = await orderOfMember(own)
    if (!order) throw new NotThere()
    const followed = OrderTransformer.transform(order, localeOf(ctx)).useVariant('followed')
    return ctx.inertia.render('catalogue/order', { order: followed })
  }
}
