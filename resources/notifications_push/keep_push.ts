import { onDrawerOpening } from '~/navigation/drawer'
import { askPermissionOnce, pushPermission } from './permission'
import type { PushMember } from './push_member'
import { subscribe } from './subscribe'

/** What the service worker says when the browser has changed the address of a subscription. */
const CHANGED = 'push-subscription-change'

/**
 * Keeps this browser subscribed while a member's page is open: at once where messages may come (N-15), and where the
 * member opens the notifications and says so (N-14); until `over` is aborted.
 */
export function keepPush(member: PushMember, over: AbortSignal): void {
  if (over.aborted) return
  const renew = () => void subscribe(member).catch((error: unknown) => console.warn(error))
  const permission = pushPermission()
  if (permission === 'install' || permission === 'unsupported') return
  if (permission === 'granted') renew()
  const unwatch = onDrawerOpening((drawer) => {
    if (drawer !== 'notifications') return
    void askPermissionOnce().then((isGranted) => isGranted && renew())
  })
  const listen = ({ data }: MessageEvent) => data === CHANGED && renew()
  navigator.serviceWorker.addEventListener('message', listen, { signal: over })
  over.addEventListener('abort', unwatch)
}
