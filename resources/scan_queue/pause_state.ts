import { useSyncExternalStore } from 'react'
import type { Pause } from './queued_scan'

let current: Pause | null = null
const listeners = new Set<() => void>()

/** Notes why sending stopped; null says that it did not. */
export function setPause(pause: Pause | null): void {
  current = pause
  listeners.forEach((listener) => listener())
}

/** Why nothing is sent at the moment. */
export function currentPause(): Pause | null {
  return current
}

/** Calls back each time sending ended. */
export function onPause(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same for a component. */
export function usePause(): Pause | null {
  return useSyncExternalStore(onPause, currentPause, () => null)
}
