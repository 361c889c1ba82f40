/** A part of the page whose code is fetched when it is first needed. */
export interface OnDemand<Part> {
  /** Nothing before it was fetched, so nothing on the server and in the first drawing. */
  part: () => Part | null
  /** Fetches it once; one that failed is tried again. */
  fetch: () => Promise<Part>
  /** Calls back when it is there; answers how to stop that. */
  watch: (watcher: () => void) => () => void
}

/** Wraps the import of a part. */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const watchers = new Set<() => void>()
  let part: Part | null = null
  let coming: Promise<Part> | undefined

  async function fetched(): Promise<Part> {
    try {
      part = await load()
    } catch (error) {
      coming = undefined
      throw error
    }
    for (const watcher of watchers) watcher()
    return part
  }

  return {
    part: () => part,
    fetch: () => (coming ??= fetched()),
    watch: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
