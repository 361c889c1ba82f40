import type { HttpContext } from '@adonisjs/core/http'
import { idempotencyKeyOf } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { changeOrderStatus } from '#catalogue/desk/actions/change_order_status'
import { changeOrderStatuses } from '#catalogue/desk/actions/change_order_statuses'
import {
  orderStatusesValidator,
  orderStatusValidator,
} from '#catalogue/desk/validators/order_desk_validator'

/** The next step of an order, or of many, taken by staff. */
export default class OrderStatusesController {
  async store({ auth, params, request }: HttpContext) {
    const body = request.body()
    const { status, carrier = '', reference = '' } = await orderStatusValidator.validate(body)
    const orderId = Number(params.id)
    const actorId = auth.use('staff').user!.id
    const change = { orderId, to: status, actorId, consignment: { carrier, reference } }
    await transaction((trx) => changeOrderStatus(trx, change))
    return { data: { id: orderId, status } }
  }

  /** One answer for each order: changed, or why it was not. */
  async storeMany({ auth, request }: HttpContext) {
    const {
      orders: orderIds,
      status: to,
      carrier,
    } = await orderStatusesValidator.validate(request.body())
    const actorId = auth.use('staff').user!.id
    const key = idempotencyKeyOf(request)
    return { data: await changeOrderStatuses({ orderIds, to, actorId, key, carrier }) }
  }
}
