import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/transaction'
import { limitStock } from '#catalogue/actions/limit_stock'
import { stockLimitValidator } from '#catalogue/validators/stock_move_validator'

/** Where the counting of a stock item begins and ends; a repetition is refused and does nothing. */
export default class StockLimitsController {
  async store({ auth, params, request, response }: HttpContext) {
    const { qty, note } = await stockLimitValidator.validate(request.body())
    const stockItemId = Number(params.id)
    const by = { source: 'admin' as const, staffId: auth.use('staff').user!.id }
    await transaction((trx) => limitStock(trx, { stockItemId, qty, note, by }))
    return response.created({ data: { id: stockItemId, qty } })
  }
}
