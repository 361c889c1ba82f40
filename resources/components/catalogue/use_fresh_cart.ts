import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { useShared } from '~/hooks/use_shared'
import { hearCartChanges } from './cart_news'
import { readCart } from './read_cart'
import { isCartChanging } from './use_cart'

/** A cart that was read so short a time ago, in ms, is not read again for a mere glance at it. */
const FRESH_MS = 2000

/**
 * Keeps the cart true: it is read again when another tab changed it, and when the member comes back
 * to the page, because another device, an order or staff may have changed stock and prices meanwhile.
 */
export function useFreshCart(): void {
  const isMember = useShared().security.user !== null
  useEffect(() => {
    if (!isMember) return
    let readAt = performance.now()
    const stopWatching = router.on('success', () => {
      readAt = performance.now()
    })

    function read() {
      // An answer under way brings the new cart anyway.
      if (!isCartChanging()) readCart()
    }

    function look() {
      const isSeen = document.visibilityState === 'visible'
      if (isSeen && performance.now() - readAt > FRESH_MS) read()
    }

    const stopHearing = hearCartChanges(read)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    return () => {
      stopWatching()
      stopHearing()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
    }
  }, [isMember])
}
