import { useSyncExternalStore } from 'react'

/** The cookie with the visitor's word about measuring; it names nobody, and a logout leaves it. */
const COOKIE = 'measuring'
/** How long the word holds, in seconds; then the visitor is asked again. */
const MAX_AGE_SECONDS = 365 * 86_400

/** All, or only what the shop needs to run. */
export type MeasuringAnswer = 'granted' | 'denied'

/** A browser that keeps no cookie is asked once a document. */
let told: string | undefined
const listeners = new Set<() => void>()

/** What the visitor said; null without an answer, and a year after it. */
export function measuringAnswer(): MeasuringAnswer | null {
  const kept = /(?:^|;\s*)measuring=(\w+)/.exec(document.cookie)?.[1] ?? told
  return kept === 'granted' || kept === 'denied' ? kept : null
}

/** Keeps the visitor's word; the last one holds. */
export function answerMeasuring(answer: MeasuringAnswer): void {
  told = answer
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=${answer}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`
  for (const listener of listeners) listener()
}

/** {@link measuringAnswer}, followed; an answer given in another tab counts when this one is seen. */
export function useMeasuringAnswer(): MeasuringAnswer | null {
  return useSyncExternalStore(followMeasuring, measuringAnswer, () => 'denied')
}

/** Has a listener called when the answer may have changed; what it returns ends that. */
export function followMeasuring(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
