import type { HttpContext } from '@adonisjs/core/http'
import { noteLook } from '#app/audit/looks_sql'
import { listQuery, oneOf } from '#app/http/list_query'
import { actorOf } from '#app/staff/actor_of'
import { NotThere } from '#catalogue/exceptions'
import { ORDER_TRANSITIONS } from '#catalogue/order_status'
import { fulfilmentOf } from '#catalogue/queries/admin/fulfilment_of'
import { historyOfOrder } from '#catalogue/queries/admin/order_history'
import {
  linesOfOrder,
  ORDER_LIST,
  ordersPage,
  waitingOrders,
} from '#catalogue/queries/admin/orders_page'

/** Orders in the back-office, with the steps each may take next. */
export default class OrdersController {
  async index(ctx: HttpContext) {
    const page = await ordersPage(await listQuery(ctx, ORDER_LIST))
    return { ...page, meta: { waiting: await waitingOrders(), steps: ORDER_TRANSITIONS } }
  }

  async show(ctx: HttpContext) {
    const { data } = await ordersPage(oneOf(Number(ctx.params.id)))
    if (!data.length) throw new NotThere()
    const [order] = data
    const subject = { type: 'order', id: order.id }
    await noteLook({ by: actorOf(ctx), action: 'order.viewed', subject })
    const [lines, history] = await Promise.all([linesOfOrder(order.id), historyOfOrder(order)])
    return { data: { ...order, ...(await fulfilmentOf(order, lines)), ...history } }
  }
}
