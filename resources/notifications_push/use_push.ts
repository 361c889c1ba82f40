import { useEffect } from 'react'
import { whenLoadedAndQuiet } from '~/hooks/quiet'
import { useShared } from '~/hooks/use_shared'
import { forgetTelling } from './told'

/** On every page: keeps the member's browser subscribed to messages. Nothing of it is loaded before the page is quiet. */
export function usePush(): void {
  const { security, pushPublicKey: publicKey } = useShared()
  const memberId = security.user?.id
  useEffect(() => {
    if (memberId === undefined) return forgetTelling()
    if (!publicKey || !import.meta.env.PROD) return
    const over = new AbortController()
    whenLoadedAndQuiet(async () => {
      const { keepPush } = await import('./keep_push')
      keepPush({ memberId, publicKey }, over.signal)
    })
    return () => over.abort()
  }, [memberId, publicKey])
}
