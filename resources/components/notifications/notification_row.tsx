import type { MouseEvent } from 'react'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { classNames } from '~/components/ui/class_names'
import { Icon } from '~/components/ui/icon'
import { lookOf, TOAST_LOOKS } from '~/components/ui/toast_looks'
import { plainClick } from '~/components/catalogue/plain_click'
import type { Notification, NotificationAction } from '~/notifications/notification'
import { follow, markAsRead } from '~/notifications/notifications'
import { useT } from '~/translation/use_t'
import { TimeAgo } from './time_ago'

/** One notification: the whole of the row leads where it is about, its buttons where they say. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useT()
  const { type, read_at: readAt, created_at: at, data } = notification
  const isUnread = readAt === null
  const look = TOAST_LOOKS[lookOf(type)]
  return (
    <li className={classNames('note-row', isUnread && 'unread')}>
      <span className={classNames('disc', look.className)}>
        <Icon of={look.icon} />
      </span>
      <p>
        <Message notification={notification} />
      </p>
      <TimeAgo at={at}>
        {isUnread && <span className="sr">{t('notifications.is_unread')}</span>}
      </TimeAgo>
      {data.actions.length > 0 && (
        <div className="acts">
          {data.actions.map((action) => (
            <Act key={action.action + action.title} notification={notification} act={action} />
          ))}
        </div>
      )}
    </li>
  )
}

function Message({ notification }: { notification: Notification }) {
  const { message, action } = notification.data
  if (action) {
    return (
      <a className="whole" href={action} onClick={(event) => press(event, notification, action)}>
        {message}
      </a>
    )
  }
  if (notification.read_at !== null) return message
  return (
    <button type="button" className="whole" onClick={() => void markAsRead(notification)}>
      {message}
    </button>
  )
}

function Act({ notification, act }: { notification: Notification; act: NotificationAction }) {
  if (act.disabled) {
    return (
      <Button kind="second" disabled>
        {act.title}
      </Button>
    )
  }
  return (
    <ButtonLink
      kind="second"
      external
      rel={undefined}
      href={act.action}
      onClick={(event) => press(event, notification, act.action)}
    >
      {act.title}
    </ButtonLink>
  )
}

/** In another tab or window the browser goes there by itself. */
function press(event: MouseEvent, notification: Notification, path: string) {
  if (!plainClick(event)) return void markAsRead(notification)
  event.preventDefault()
  follow(notification, path)
}
