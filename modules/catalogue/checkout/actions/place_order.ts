import { batched } from '#app/database/batched'
import { WRITERS } from '#app/database/dialect'
import { IdempotencyKeyInvalid } from '#app/idempotency/exceptions'
import { isIdempotencyKey, type RepeatedAnswer } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { NoSelection } from '#catalogue/exceptions'
import { placeOrders, type Placed } from '#catalogue/orders/place_orders/place_orders'
import { wantedOf, type OrderRequest, type PlacedOrder } from '../order_request.js'

/** How often an order is judged with others before it waits for its member and cart alone. */
const TRIES_TOGETHER = 3

/**
 * Exchanges points for the selected gifts, all or nothing, at the prices and stock of this moment. Orders that come together
 * share one durable commit.
 *
 * @throws no_selection, cant_checkout, item_changed, price_changed, quantity_locked, out_of_stock,
 * gift_limit, not_enough_points, not_enough_points_quantity, idempotency_key_invalid, idempotency_mismatch
 */
export async function placeOrder(request: OrderRequest): Promise<RepeatedAnswer<PlacedOrder>> {
  if (wantedOf(request).size === 0) throw new NoSelection()
  if (!isIdempotencyKey(request.key)) throw new IdempotencyKeyInvalid()
  for (let tried = 0; tried < TRIES_TOGETHER; tried++) {
    const placed = await placeTogether(request)
    if (placed) return placed
  }
  const [placed] = await place([request])
  if (placed instanceof Error) throw placed
  return placed!
}

const placeTogether = batched(place, {
  writes: true,
  groupsMax: WRITERS,
  aloneAfterError: 'Orders',
  isRepeatable: true,
})

function place(requests: readonly OrderRequest[]): Promise<Placed[]> {
  return transaction((trx) => placeOrders(trx, requests))
}
