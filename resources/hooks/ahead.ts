import { useEffect } from 'react'

/** A hand on the page: what it presses next may need more than the page came with. */
const HAND = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

/** A page that was read for so long is at rest, in ms. */
const AT_REST_MS = 10_000

/**
 * Fetches a part of the page before it is asked for: with the first sign of a hand on the page, and on a good line once
 * the page is at rest, so that nothing competes with the page itself. Who saves data fetches it when asking for it.
 *
 * @param load the import of the part; must be the same function at every drawing
 */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => (line()?.saveData ? undefined : beforeNeeded(load)), [load])
}

/**
 * As {@link useAhead}, without which the page could not tell what happened: with a hand on the page also for who saves data, and at rest
 * also in browsers that tell nothing of the line.
 */
export function useNeededSoon(load: () => Promise<unknown>): void {
  useEffect(() => beforeNeeded(load, { isLineKnown: line() !== undefined }), [load])
}

/** Answers how to take it back. */
function beforeNeeded(load: () => Promise<unknown>, { isLineKnown = true } = {}): () => void {
  const timer = setTimeout(() => (!isLineKnown || isGoodLine()) && now(), AT_REST_MS)
  for (const sign of HAND) window.addEventListener(sign, now, { capture: true, passive: true })

  function forget() {
    clearTimeout(timer)
    for (const sign of HAND) window.removeEventListener(sign, now, true)
  }
  function now() {
    forget()
    // Whoever asks for it is told; here nobody waits.
    load().catch(() => {})
  }
  return forget
}

function isGoodLine(): boolean {
  const { saveData, effectiveType } = line() ?? {}
  return !saveData && effectiveType === '4g'
}

/** What the browser tells of the line; some tell nothing. */
function line() {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection
}
