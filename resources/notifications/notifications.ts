import { router } from '@inertiajs/react'
import { toast } from '~/hooks/toast'
import { getJson, postJson, withFreshToken } from '~/navigation/json'
import { leadToLogin } from '~/navigation/lead_to_login'
import { route } from '~/navigation/route'
import { catalogue } from '~/translation/catalogue'
import { refusalText } from '~/translation/refusal_text'
import { firstHearing } from './first_hearing'
import { PER_PAGE, type Notification, type NotificationPage } from './notification'
import { NotificationList } from './notification_list'
import { tellUnreadCount, timesTold } from './unread_count'

/** The notifications of this tab's member. */
export const notifications = new NotificationList({
  ready: firstHearing,
  async read(page, asOf) {
    const before = timesTold()
    const answer = await getJson<NotificationPage & { unread: number }>(
      route('notifications.list', { page, per_page: PER_PAGE, as_of: asOf })
    )
    if (timesTold() === before) tellUnreadCount(answer.unread)
    return answer
  },
})

/** Goes where a notification leads, then marks it as read. @source requirements N-09 */
export function follow(notification: Notification, path: string): void {
  const done = () => void markAsRead(notification)
  router.visit(path, { onSuccess: done, onError: done })
}

/** Marks one as read. Nobody asked for it in words, so that a failure is only logged. */
export async function markAsRead({ id, read_at: readAt }: Notification): Promise<void> {
  if (readAt !== null) return
  const before = timesTold()
  try {
    const url = route('notifications.mark-as-read', { id })
    const answer = await withFreshToken(() =>
      postJson<{ count: number; notification: Notification }>(url, undefined)
    )
    const at = answer.notification.read_at ?? Date.now()
    notifications.hear({ event: 'notification.read', ids: [id], count: answer.count, at })
    if (timesTold() === before) tellUnreadCount(answer.count)
  } catch (error) {
    console.error('The notification could not be marked', error)
  }
}

/** Marks all that are there now, and asks how many are unread then. @source requirements N-08 */
export async function markAllAsRead(): Promise<void> {
  const upTo = notifications.sight().rows[0]?.id
  try {
    const url = route('notifications.mark-all-as-read')
    await withFreshToken(() => postJson(url, undefined))
  } catch (error) {
    if (leadToLogin(error)) return
    const text = refusalText(catalogue(), error, { about: 'notifications' })
    return toast({ look: 'error', text })
  }
  if (upTo !== undefined) {
    notifications.hear({ event: 'notification.read', up_to: upTo, count: 0, at: Date.now() })
  }
  await readUnreadCount()
}

/** Asks the server how many are unread. @source requirements H-54 */
export function readUnreadCount(): Promise<void> {
  return new Promise((resolve) => {
    router.reload({
      only: ['notificationCount'],
      onNetworkError: () => false,
      onHttpException: () => false,
      onFinish: () => resolve(),
      onCancel: () => resolve(),
    })
  })
}
