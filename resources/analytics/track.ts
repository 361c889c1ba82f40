import { keptText } from '~/hooks/browser_store'

/** Where the browser keeps the visitor's word about measuring. */
export const ANALYTICS_CONSENT_KEY = 'analytics-consent'

type EventValues = Record<string, string | number | boolean | null>

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/** Whether the visitor agreed to be measured; without an answer nothing is. */
export function mayTrack(): boolean {
  return keptText(ANALYTICS_CONSENT_KEY) === 'granted'
}

/** Puts an event where the measuring tag reads it; before consent it is dropped. */
export function trackEvent(name: string, values: EventValues = {}): void {
  if (!mayTrack()) return
  window.dataLayer ??= []
  window.dataLayer.push({ event: name, ...values })
}
