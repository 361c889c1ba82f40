import { useSyncExternalStore } from 'react'
import { useShared } from '~/hooks/use_shared'

const listeners = new Set<() => void>()
let known: number | null = null

/** The unread count that was learnt since the document came; null as long as the page's own is the newest. */
export const knownUnreadCount = () => known

/** Shows another count; null forgets it with its member. */
export function know(count: number | null): void {
  known = count
  for (const listener of listeners) listener()
}

/** How many notifications are unread: what a page or a message said last. @source requirements N-04 and N-24 */
export function useUnreadCount(): number {
  const { notificationCount } = useShared()
  return useSyncExternalStore(subscribe, knownUnreadCount, () => null) ?? notificationCount ?? 0
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
