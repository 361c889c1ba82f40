import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useShared } from '~/hooks/use_shared'
import { closeDrawer, openDrawer, useDrawer } from '~/navigation/drawer'
import { drawerMove, type CartSight } from './cart_opening'

const CartPanel = lazy(() => import('./cart_panel'))

/** The cart in a drawer from the left, opened by `?drawer=cart`; its panel is loaded when needed. */
export function CartDrawer() {
  const { security } = useShared()
  const open = useDrawer() === 'cart' && security.user !== null
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  useOwnMoves()
  if (!wanted) return null
  return (
    <Suspense>
      <CartPanel open={open} onClose={closeDrawer} />
    </Suspense>
  )
}

/** Opens and closes the drawer when the cart fills or empties. */
function useOwnMoves() {
  const { security, cart } = useShared()
  const memberId = security.user?.id ?? null
  const count = cart?.count ?? 0
  const before = useRef<CartSight>({ memberId, count })
  const drawer = useDrawer()
  useEffect(() => {
    const after = { memberId, count }
    const move = drawerMove(before.current, after)
    before.current = after
    if (move === 'open') openDrawer('cart')
    if (move === 'close' && drawer === 'cart') closeDrawer()
  }, [memberId, count, drawer])
}
