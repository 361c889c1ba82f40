import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { transaction } from '#app/transaction'
import { changeOrderStatus } from '#catalogue/actions/change_order_status'
import { ORDER_STATUSES } from '#catalogue/order_status'

const statusValidator = vine.create({ status: vine.enum(ORDER_STATUSES) })

/** The next step of an order, taken by staff. */
export default class OrderStatusesController {
  async store({ auth, params, request }: HttpContext) {
    const { status } = await statusValidator.validate(request.body())
    const orderId = Number(params.id)
    const actorId = auth.use('staff').user!.id
    await transaction((trx) => changeOrderStatus(trx, { orderId, to: status, actorId }))
    return { data: { id: orderId, status } }
  }
}
