import { router } from '@inertiajs/react'
import { unansweredOrder } from './unanswered_order'

/** What of a page goes by the cart; the balance may have changed with it. */
const OF_CART = ['cart', 'points', 'nextGift', 'security']

/**
 * Reads the cart and the balance again. Where an order was sent and its answer got lost, the
 * checkout is told with the cart what became of it: the emptied cart alone would say nothing.
 */
export function readCart(): void {
  const key = unansweredOrder()
  // Nobody asked for it: where the server cannot be reached, the cart stays as it was.
  router.reload({
    only: key ? [...OF_CART, 'placed'] : OF_CART,
    headers: key ? orderKeyHeader(key) : {},
    onNetworkError: () => false,
    onHttpException: () => false,
  })
}

/** Names an order to the server. */
export function orderKeyHeader(key: string): Record<string, string> {
  return { 'Idempotency-Key': key }
}
