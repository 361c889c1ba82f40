import type { HttpContext } from '@adonisjs/core/http'
import { listQuery, oneOf } from '#app/http/list_query'
import { NotThere } from '#catalogue/exceptions'
import { ORDER_TRANSITIONS, type OrderStatus } from '#catalogue/order_status'
import { linesOfOrder, ORDER_LIST, ordersPage } from '#catalogue/queries/admin/orders_page'

/** Orders in the back-office, with the steps each may take next. */
export default class OrdersController {
  async index(ctx: HttpContext) {
    return ordersPage(await listQuery(ctx, ORDER_LIST))
  }

  async show({ params }: HttpContext) {
    const { data } = await ordersPage(oneOf(Number(params.id)))
    if (!data.length) throw new NotThere()
    const [order] = data
    const next_statuses = ORDER_TRANSITIONS[order.status as OrderStatus]
    return { data: { ...order, next_statuses, lines: await linesOfOrder(order.id) } }
  }
}
