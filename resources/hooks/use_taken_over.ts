import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server, and while the browser takes over what the server rendered: both must draw the same. Then true, at once on
 * pages that are visited later. What only a browser knows, and what is loaded by itself, is drawn after it.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
