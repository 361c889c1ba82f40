import { keepText, keptText } from '~/hooks/browser_store'

const LATER = 'push-later'
/** Thirty days, in ms. */
const PAUSE_MS = 30 * 24 * 3_600_000

/** Whether the member said "not now" lately; then messages are not offered beside the list. */
export function isPostponed(): boolean {
  return Date.now() - Number(keptText(LATER)) < PAUSE_MS
}

/** The member does not want to decide now. */
export function postpone(): void {
  keepText(LATER, String(Date.now()))
}
