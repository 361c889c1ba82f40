import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { useIsOnline } from './use_is_online'

/** As soon as there is a network, the page kept on the phone becomes the server's own one. */
export function useWayOutOfShell(shell: boolean): void {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (!shell || !isOnline) return
    router.reload({ onHttpException: () => false, onNetworkError: () => false })
  }, [shell, isOnline])
}
