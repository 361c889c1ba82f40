import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/**
 * False on the server, and while the browser takes over what the server rendered: both must draw the same. Then true, at once on
 * pages that are visited later. What only a browser knows, and what is loaded by itself, is drawn after it, in small steps: a store
 * whose value is another one then would draw it in one, which a slow phone feels.
 */
export function useTakenOver(): boolean {
  const server = listener()
  useSyncExternalStore(never, nothing, server.ask)
  return useDeferredValue(true, !server.wasAsked())
}

/** React asks for the server's value of a store on the server and while it takes over, and at no other time. */
function listener() {
  let isAsked = false
  return {
    ask() {
      isAsked = true
      return null
    },
    wasAsked: () => isAsked,
  }
}
