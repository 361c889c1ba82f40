/** Longest wait for a quiet moment, in ms. */
const QUIET_MS = 4000

/** Where a browser does not say when it is quiet, as iPhones do not, work waits so long, in ms. */
const BEFORE_QUIET_MS = 1000

/** What can wait begins so long after a page is there and quiet, in ms: until then its reader looks and taps. */
const SETTLED_MS = 5000

/** Does `work` a while after the page is there and quiet: its reader has found the way by then. Answers how to take it back. */
export function whenSettled(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = whenLoadedAndQuiet(() => {
    timer = setTimeout(work, SETTLED_MS)
  })
  return () => {
    cancel()
    clearTimeout(timer)
  }
}

/** Does `work` in a quiet moment after all that the page itself loads is there. Answers how to take it back. */
export function whenLoadedAndQuiet(work: () => void): () => void {
  if (document.readyState === 'complete') return whenQuiet(work)
  let cancel = () => {}
  const onLoad = () => {
    cancel = whenQuiet(work)
  }
  addEventListener('load', onLoad, { once: true })
  return () => {
    removeEventListener('load', onLoad)
    cancel()
  }
}

/** Does `work` in a quiet moment. Answers how to take it back. */
export function whenQuiet(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, BEFORE_QUIET_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: QUIET_MS })
  return () => cancelIdleCallback(handle)
}
