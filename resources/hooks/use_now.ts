import { useSyncExternalStore } from 'react'

/** "5 minutes ago" is told anew so often, in ms. @source requirements N-12 and U-12 */
export const TICK_MS = 60_000

const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!timer) {
    timer = setInterval(tick, TICK_MS)
    tick()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time by which "5 minutes ago" is told; it moves once a minute, for all of the page at once. In ms. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => now
  )
}
