import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { filtered } from '#app/http/list_search'
import { serialized } from '#app/http/serialized'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { moveStock } from '#catalogue/stock/actions/move_stock'
import StockItem from '#catalogue/stock/models/stock_item'
import StockMovement from '#catalogue/stock/models/stock_movement'
import { withStock } from '#catalogue/stock/queries/admin/movements_with_stock'
import StockMovementTransformer from '#catalogue/stock/transformers/admin/stock_movement_transformer'
import { stockMoveValidator } from '#catalogue/stock/validators/stock_move_validator'

const Movements = listController({
  model: StockMovement,
  list: {
    sortable: ['id', 'occurred_at'],
    filters: { id: 'ids', stock_item_id: 'ids', product_id: 'ids', reason: 'text' },
  },
  matching: ({ ids: { product_id: products, ...ids }, texts }) => {
    const movements = filtered(StockMovement.query(), { ids, texts })
    if (!products) return movements
    const items = StockItem.query().whereIn('productId', products).select('id')
    return movements.whereIn('stockItemId', items)
  },
  serialize: async (movements) =>
    serialized(StockMovementTransformer.transform(await withStock(movements))),
})

/** What was added to stock and taken from it; a mistake is put right by another movement. */
export default class StockMovementsController extends Movements {
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
