import { measuringAnswer } from './measuring_answer'

type EventValues = Record<string, string | number | boolean | null>

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/**
 * Puts an event where the measuring tag reads it; without the visitor's consent it is dropped.
 *
 * @source requirements Z-15
 */
export function trackEvent(name: string, values: EventValues = {}): void {
  if (measuringAnswer() !== 'granted') return
  window.dataLayer ??= []
  window.dataLayer.push({ event: name, ...values })
}
