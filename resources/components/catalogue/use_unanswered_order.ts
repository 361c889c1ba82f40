import { useEffect } from 'react'
import { forgetFailure } from '~/hooks/toast'
import { forgetDraft } from './checkout_draft'
import type { PlacedOrder } from './order_placed'
import { readCart } from './read_cart'
import { forgetUnanswered, unansweredOrder } from './unanswered_order'

/** On the checkout: asks what became of an order whose answer got lost, until it is known to stand. */
export function useUnansweredOrder(placed: PlacedOrder | null): void {
  const isPlaced = placed !== null
  useEffect(() => {
    if (unansweredOrder() === undefined) return
    if (!isPlaced) return readCart()
    forgetUnanswered()
    forgetDraft()
    forgetFailure()
  }, [isPlaced])
}
