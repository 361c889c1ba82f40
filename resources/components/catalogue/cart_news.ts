/** The tabs of one browser tell each other on it that the cart changed. */
const CHANNEL = 'cart'

let channel: BroadcastChannel | undefined

function opened(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel(CHANNEL))
}

/** Tells the other tabs that the cart changed here; this one does not hear itself. */
export function tellCartChange(): void {
  opened()?.postMessage('changed')
}

/** Calls back when another tab changed the cart; the answer ends it. */
export function hearCartChanges(listener: () => void): () => void {
  const open = opened()
  open?.addEventListener('message', listener)
  return () => open?.removeEventListener('message', listener)
}
