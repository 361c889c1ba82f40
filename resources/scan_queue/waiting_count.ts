import { useSyncExternalStore } from 'react'
import { forgetText, keepText, keptText } from '~/hooks/browser_store'

/** How many scans wait on this phone, of whomever; it says nothing of a member. */
export const WAITING_KEY = 'scans-waiting'
const CHANGED = 'scans-waiting-changed'

/** Tells every page how many scans wait, without the queue itself. */
export function tellWaitingCount(count: number): void {
  if (count === waitingCount()) return
  if (count > 0) keepText(WAITING_KEY, String(count))
  else forgetText(WAITING_KEY)
  window.dispatchEvent(new Event(CHANGED))
}

/** Scans that wait on this phone. */
export function waitingCount(): number {
  // A browser that keeps nothing keeps no scans either.
  return Number(keptText(WAITING_KEY) ?? 0)
}

/** The same for a component. */
export function useWaitingCount(): number {
  return useSyncExternalStore(subscribe, waitingCount, () => 0)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}
