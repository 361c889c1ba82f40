import { keepText, keptText } from '~/hooks/browser_store'
import { isToBeTold } from './toast_choice'
import type { Notification } from './notification'

/** Where several tabs ask at once, one after the other does. */
const LOCK = 'mesterpont-toasts'

/** The same for a browser that keeps nothing, until the next document. */
const toldHere = new Map<number, number>()

const keyOf = (memberId: number) => `told-notifications-${memberId}`

/**
 * Those of the notifications that no tab of this browser has told in a toast; from now on all of them count as told, so that each
 * is shown once, on one page of one tab.
 */
export async function takeUntold(memberId: number, rows: Notification[]): Promise<Notification[]> {
  const take = () => {
    const upTo = toldUpTo(memberId)
    const untold = rows.filter((row) => isToBeTold(row, upTo))
    if (untold.length > 0) keep(memberId, Math.max(...untold.map(({ id }) => id)))
    return untold
  }
  // Only a secure context has locks.
  return navigator.locks ? navigator.locks.request(LOCK, take) : take()
}

function toldUpTo(memberId: number): number {
  const kept = Number(keptText(keyOf(memberId)))
  return Math.max(kept || 0, toldHere.get(memberId) ?? 0)
}

function keep(memberId: number, upTo: number) {
  toldHere.set(memberId, upTo)
  keepText(keyOf(memberId), String(upTo))
}
