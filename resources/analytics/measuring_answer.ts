import { measuringAnswerIn, measuringCookie, type MeasuringAnswer } from '@rules/measuring_answer'
import { useSyncExternalStore } from 'react'

/** A browser that keeps no cookie is asked once a document. */
let told: MeasuringAnswer | null = null
const listeners = new Set<() => void>()

/** What the visitor said; null without an answer, and a year after it. */
export function measuringAnswer(): MeasuringAnswer | null {
  return measuringAnswerIn(document.cookie) ?? told
}

/** Keeps the visitor's word; the last one holds. */
export function answerMeasuring(answer: MeasuringAnswer): void {
  told = answer
  document.cookie = measuringCookie(answer, window.location)
  for (const listener of listeners) listener()
}

/**
 * {@link measuringAnswer}, followed; an answer given in another tab counts when this one is seen.
 *
 * @param isAsked the document came with the question
 */
export function useMeasuringAnswer(isAsked: boolean): MeasuringAnswer | null {
  return useSyncExternalStore(followMeasuring, measuringAnswer, () => (isAsked ? null : 'denied'))
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
