import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { useIsOnline } from './use_is_online'

/** Tells the service worker (public/sw.js) that the kept page itself asks, which must not be opened once more for an answer. */
const FROM_KEPT_PAGE = { 'X-Kept-Page': 'true' }
/** A network that has just come often fails the first who asks; the pause before the next try, and the longest one, in ms. */
const PAUSE_MS = 1000
const PAUSE_MS_MAX = 30_000

/** As soon as there is a network that answers, the page kept on the phone becomes the server's own one. */
export function useWayOutOfShell(shell: boolean): void {
  const isOnline = useIsOnline()
  useEffect(() => {
    // While scripts take the page over they see what the server assumed; the browser knows better.
    if (!shell || !isOnline || !navigator.onLine) return
    let pause = PAUSE_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    function ask() {
      router.reload({
        headers: FROM_KEPT_PAGE,
        onHttpException: askLater,
        onNetworkError: askLater,
      })
    }
    function askLater() {
      clearTimeout(timer)
      timer = setTimeout(ask, pause)
      pause = Math.min(pause * 2, PAUSE_MS_MAX)
      return false
    }
    ask()
    return () => clearTimeout(timer)
  }, [shell, isOnline])
}
