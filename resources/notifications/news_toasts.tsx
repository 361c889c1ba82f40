import { router } from '@inertiajs/react'
import { lookOf } from '~/components/ui/toast_looks'
import { NotificationToast } from '~/components/notifications/notification_toast'
import { toasts } from '~/hooks/toast'
import { isListOpen } from './list_address'
import { notifications } from './notifications'
import { shownOf } from './toast_choice'
import { takeUntold } from './told_in_toasts'

/**
 * Toasts come so long after what they are made of, in ms: a slow phone draws one after the other, and hears taps between them. They
 * come together, because each moves those above it.
 */
const DRAWN_MS = 100

const nameOf = (id: number) => `notification-${id}`

/**
 * Shows unread notifications as toasts while the list is closed, each once in this browser. A tab that nobody sees shows none; they
 * come when it is looked at. Answers how to stop.
 *
 * @source requirements N-13
 */
export function tellInToasts(memberId: number): () => void {
  const shown = new Set<number>()
  let isOver = false

  async function show() {
    closeRead()
    if (document.visibilityState !== 'visible') return
    const untold = await takeUntold(memberId, notifications.sight().rows)
    if (untold.length === 0) return
    const { showToast } = await toasts.fetch()
    await new Promise((resolve) => setTimeout(resolve, DRAWN_MS))
    // On a slow line the member may be gone by now.
    if (isOver || isListOpen()) return
    for (const notification of shownOf(untold)) {
      const { id, type } = notification
      if (isRead(id)) continue
      shown.add(id)
      const close = () => closeOne(id)
      const text = <NotificationToast notification={notification} onFollowed={close} />
      showToast({ id: nameOf(id), look: lookOf(type), text, onClose: () => shown.delete(id) })
    }
  }

  function closeOne(id: number) {
    shown.delete(id)
    toasts.part()?.closeToast(nameOf(id))
  }

  const isRead = (id: number) =>
    notifications.sight().rows.some((row) => row.id === id && row.read_at !== null)

  /** What was read, here or elsewhere, need not be told any more. */
  function closeRead() {
    for (const { id, read_at: readAt } of notifications.sight().rows) {
      if (shown.has(id) && readAt !== null) closeOne(id)
    }
  }

  const look = () => void show()
  const stops = [
    notifications.subscribe(look),
    router.on('navigate', () => isListOpen() && shown.forEach(closeOne)),
  ]
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    isOver = true
    stops.forEach((stop) => stop())
    document.removeEventListener('visibilitychange', look)
    shown.forEach(closeOne)
  }
}
