import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useAhead } from '~/hooks/ahead'
import { useShared } from '~/hooks/use_shared'
import { useTakenOver } from '~/hooks/use_taken_over'
import { closeDrawer, openDrawer, useDrawer } from '~/navigation/drawer'
import { loadTextsOf } from '~/translation/catalogue'
import { drawerMove, type CartSight } from './cart_opening'

const loadPanel = async () => {
  const [panel] = await Promise.all([import('./cart_panel'), loadTextsOf('catalogue/cart')])
  return panel
}
const CartPanel = lazy(loadPanel)

/** Visitors have no cart. */
const loadNothing = () => Promise.resolve()

/** The cart in a drawer from the left, opened by `?drawer=cart`; its panel is loaded when needed. */
export function CartDrawer() {
  const { security } = useShared()
  const isTakenOver = useTakenOver()
  const open = useDrawer() === 'cart' && security.user !== null && isTakenOver
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  useOwnMoves()
  useAhead(security.user ? loadPanel : loadNothing)
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
