import { pushPermission } from './permission'
import type { PushMember } from './push_member'
import { subscribe } from './subscribe'

/** What the service worker says when the browser has changed the address of a subscription. */
const CHANGED = 'push-subscription-change'

/**
 * Keeps this browser subscribed while a member's page is open and messages may come, until `over` is aborted. Nobody is asked here:
 * the question has its reason and its button beside the list.
 *
 * @source requirements N-15
 */
export function keepPush(member: PushMember, over: AbortSignal): void {
  if (over.aborted) return
  const renew = () => void subscribe(member).catch((error: unknown) => console.warn(error))
  const permission = pushPermission()
  if (permission === 'install' || permission === 'unsupported') return
  if (permission === 'granted') renew()
  const listen = ({ data }: MessageEvent) => data === CHANGED && renew()
  navigator.serviceWorker.addEventListener('message', listen, { signal: over })
}
