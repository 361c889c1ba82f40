import type { Notification } from './notification'

/** Toasts shown at the same time. @source requirements N-13 and U-10 */
const TOASTS_MOST = 4

/** Whether a notification is still to be told in a toast: it is unread and none of those that were told. */
export function isToBeTold({ id, read_at: readAt }: Notification, toldUpTo: number): boolean {
  return readAt === null && id > toldUpTo
}

/** Those that are shown of what is to be told, in the order they appear in: the newest last, which stands lowest. */
export function shownOf(toTell: Notification[]): Notification[] {
  return toTell.toSorted((one, other) => one.id - other.id).slice(-TOASTS_MOST)
}
