/** What the shop says of the build it serves, and the words for a page of another one. */
export interface ServedBuild {
  version: string
  text: string
  action: string
  /** What is said to somebody who has typed something. */
  kept: string
}

/** A page that is looked at asks so often, in ms. */
const PAUSE_MS = 5 * 60 * 1000

/**
 * Asks from time to time, and when somebody comes back to the page, which build is served; calls back where it is another one
 * than that of the page. Answers how to stop.
 */
export function watchBuild(
  version: string | null,
  locale: string,
  onNew: (build: ServedBuild) => void
): () => void {
  let askedAt = Date.now()
  const over = new AbortController()

  async function ask() {
    askedAt = Date.now()
    try {
      const answer = await fetch(`/build/${locale}`, { credentials: 'omit', signal: over.signal })
      if (!answer.ok) return
      const build: ServedBuild = await answer.json()
      if (build.version !== version) onNew(build)
    } catch (error) {
      // Without a network there is no new build either.
      if (!over.signal.aborted) console.info('The served build is not known', error)
    }
  }

  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= PAUSE_MS) void ask()
  }
  const timer = setInterval(look, PAUSE_MS)
  document.addEventListener('visibilitychange', look, { signal: over.signal })
  addEventListener('pageshow', look, { signal: over.signal })
  return () => {
    over.abort()
    clearInterval(timer)
  }
}
