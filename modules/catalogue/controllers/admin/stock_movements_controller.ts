import type { HttpContext } from '@adonisjs/core/http'
import { listQuery } from '#app/http/list_query'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { moveStock } from '#catalogue/actions/move_stock'
import { MOVEMENT_LIST, stockMovementsPage } from '#catalogue/queries/admin/stock_movements_page'
import { stockMoveValidator } from '#catalogue/validators/stock_move_validator'

/** What was added to stock and taken from it; a mistake is put right by another movement. */
export default class StockMovementsController {
  async index(ctx: HttpContext) {
    return stockMovementsPage(await listQuery(ctx, MOVEMENT_LIST))
  }

  async store({ auth, params, request, response }: HttpContext) {
    const body = request.body()
    const move = await stockMoveValidator.validate(body)
    const stockItemId = Number(params.id)
    const actorId = auth.use('staff').user!.id
    const key = idempotencyKeyOf(request)
    const scope = `stock:${actorId}`
    const wanted = { scope, key, bodyHash: bodyHash({ ...body, stockItemId }) }
    const { answer } = await transaction((trx) =>
      idempotently(trx, wanted, async () => {
        const reference = `staff:${actorId}:${key}`
        const by = { source: 'admin' as const, staffId: actorId }
        const qty = await moveStock(trx, { ...move, stockItemId, by, reference })
        return { id: stockItemId, qty }
      })
    )
    return response.created({ data: answer })
  }
}
