import type { HttpContext } from '@adonisjs/core/http'
import { noteLook } from '#app/audit/looks_sql'
import { listController } from '#app/http/list_controller'
import type { ListQuery } from '#app/http/list_query'
import { serialized } from '#app/http/serialized'
import { unsealerOf } from '#app/personal/member_key'
import { actorOf } from '#app/staff/actor_of'
import { everyStaffMember } from '#auth'
import {
  checkOrderFilters,
  listedOrders,
  ORDER_LIST,
  waitingOrders,
  wholeOrder,
} from '#catalogue/desk/queries/admin/orders_page'
import OrderTransformer from '#catalogue/desk/transformers/admin/order_transformer'
import Order from '#catalogue/orders/models/order'
import { ORDER_TRANSITIONS } from '#catalogue/orders/order_status'

const Orders = listController({
  model: Order,
  list: ORDER_LIST,
  matching: listedOrders,
  serialize: (orders) => serialized(OrderTransformer.transform(orders)),
})

/** Orders in the back-office, with the steps each may take next. */
export default class OrdersController extends Orders {
  protected override async wanted(query: ListQuery) {
    await checkOrderFilters(query)
    return query
  }

  async index(ctx: HttpContext) {
    const page = await super.index(ctx)
    return { ...page, meta: { waiting: await waitingOrders(), steps: ORDER_TRANSITIONS } }
  }

  async show(ctx: HttpContext) {
    const order = await wholeOrder(Number(ctx.params.id))
    const subject = { type: 'order', id: order.id }
    await noteLook({ by: actorOf(ctx), action: 'order.viewed', subject })
    const [staff, open] = await Promise.all([everyStaffMember(), unsealerOf(order.memberId)])
    const names = new Map(staff.map(({ id, name }) => [id, name]))
    const whole = OrderTransformer.transform(order, { names, open }).useVariant('whole')
    return { data: await serialized(whole) }
  }
}
