import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { limitStock } from '#catalogue/stock/actions/limit_stock'
import { stockLimitValidator } from '#catalogue/stock/validators/stock_move_validator'

/** Where the counting of a stock item begins and ends; a repetition is refused and does nothing. */
export default class StockLimitsController {
  async store({ auth, params, request, response }: HttpContext) {
    const { qty: counted, note } = await stockLimitValidator.validate(request.body())
    const stockItemId = Number(params.id)
    const by = { source: 'admin' as const, staffId: auth.use('staff').user!.id }
    const limit = { stockItemId, qty: counted, note, by }
    const qty = await transaction((trx) => limitStock(trx, limit))
    return response.created({ data: { id: stockItemId, qty } })
  }
}
