import { plainClick } from '~/components/catalogue/plain_click'
import type { Notification } from '~/notifications/notification'
import { follow } from '~/notifications/notifications'
import { useT } from '~/translation/use_t'

interface NotificationToastProps {
  notification: Notification
  onFollowed: () => void
}

/** What a toast says of a notification, and the link to what it is about. */
export function NotificationToast({ notification, onFollowed }: NotificationToastProps) {
  const t = useT()
  const { message, action, actions } = notification.data
  const act = actions.find(({ disabled }) => !disabled)
  const path = act?.action ?? action
  if (!path) return message
  return (
    <>
      {message}{' '}
      <a
        href={path}
        onClick={(event) => {
          if (!plainClick(event)) return
          event.preventDefault()
          onFollowed()
          follow(notification, path)
        }}
      >
        {act?.title ?? t('notifications.open')}
      </a>
    </>
  )
}
