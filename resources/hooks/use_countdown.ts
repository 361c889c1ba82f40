import { useSyncExternalStore } from 'react'

/** The countdown ticks this often, in ms. @source requirements U-24 */
const TICK_MS = 1000

/** Whole seconds until a moment in Unix seconds; 0 only once it has come. Unknown until scripts run. */
export function useCountdown(until: number): number | undefined {
  return useSyncExternalStore<number | undefined>(
    eachTick,
    () => secondsUntil(until),
    () => undefined
  )
}

function eachTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}

function secondsUntil(until: number): number {
  const left = until - Date.now() / 1000
  return left <= 0 ? 0 : Math.max(1, Math.floor(left))
}
