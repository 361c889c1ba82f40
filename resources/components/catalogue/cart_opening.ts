/** Who looks at a cart and how much is in it. */
export interface CartSight {
  memberId: number | null
  count: number
}

/**
 * What the cart drawer does by itself: it opens when something came into an empty cart of the same
 * member, and closes when the last thing left it. @source requirements C-06
 */
export function drawerMove(before: CartSight, after: CartSight): 'open' | 'close' | null {
  if (before.count > 0 && after.count === 0) return 'close'
  if (before.memberId !== after.memberId || after.memberId === null) return null
  return before.count === 0 && after.count > 0 ? 'open' : null
}
