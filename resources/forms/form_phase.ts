/** The recent flags fall back after this many ms. @source requirements U-15 */
export const RECENT_MS = 5000

/** A form gives up waiting for an answer after this many ms. @source requirements U-14 */
export const FORM_TIMEOUT_MS = 10_000

/** How the last submission stands. */
export interface FormPhase {
  processing: boolean
  successful: boolean
  failed: boolean
  recentlySuccessful: boolean
  recentlyFailed: boolean
}

/**
 * What happens to a form: it is sent, then answered, refused, or dropped because another visit took
 * its place; after a while the answer is old news.
 */
export type FormEvent = 'sent' | 'succeeded' | 'failed' | 'dropped' | 'forgotten'

/** A form nobody has sent yet. */
export const UNSENT: FormPhase = {
  processing: false,
  successful: false,
  failed: false,
  recentlySuccessful: false,
  recentlyFailed: false,
}

/** The next standing of a form. @source requirements G-52 */
export function nextPhase(phase: FormPhase, event: FormEvent): FormPhase {
  switch (event) {
    case 'sent':
      return { ...UNSENT, processing: true }
    case 'succeeded':
      return { ...UNSENT, successful: true, recentlySuccessful: true }
    case 'failed':
      return { ...UNSENT, failed: true, recentlyFailed: true }
    case 'dropped':
      return UNSENT
    case 'forgotten':
      return { ...phase, recentlySuccessful: false, recentlyFailed: false }
  }
}
