import { usesPostgres } from '#config/database'
import type { RepeatedAnswer } from '#app/idempotency/idempotency'
import { NoSelection } from '../exceptions.js'
import { wantedOf, type OrderRequest, type PlacedOrder } from '../order_request.js'
import { placeOrderAlone } from './place_order_alone.js'
import { placeTogether } from './place_orders_together.js'

/**
 * Exchanges points for the selected gifts, all or nothing, at the prices and stock of this moment. On PostgreSQL the
 * plain orders of a moment are placed together; on the embedded database they share a commit anyway.
 *
 * @throws no_selection, cant_checkout, item_changed, price_changed, quantity_locked, out_of_stock,
 * gift_limit, not_enough_points, not_enough_points_quantity, idempotency_mismatch
 */
export async function placeOrder(request: OrderRequest): Promise<RepeatedAnswer<PlacedOrder>> {
  if (wantedOf(request).size === 0) throw new NoSelection()
  const placed = usesPostgres ? await placeTogether(request) : undefined
  return placed ? { answer: placed, replayed: false } : placeOrderAlone(request)
}
