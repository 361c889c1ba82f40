import { CheckCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { markAllAsRead, notifications } from '~/notifications/notifications'
import { useUnreadCount } from '~/notifications/known_count'
import { useTakenOver } from '~/hooks/use_taken_over'
import { Link } from '~/navigation/link'
import { useT } from '~/translation/use_t'
import { ListSkeleton } from './list_skeleton'
import { NotificationRow } from './notification_row'
import { useArrived, useList, useNextPage } from './use_list'

const PushHere = lazy(() =>
  import('~/notifications_push/push_here').then((part) => ({ default: part.PushHere }))
)

/** The most that are counted. */
const COUNTED_MOST = 99

/** The member's notifications, the newest first: the same in the drawer and on the page. */
export function NotificationList() {
  const t = useT()
  const list = useList()
  const arrived = useArrived(list)
  const { rows, pages, phase } = list
  return (
    <>
      {useTakenOver() && (
        <Suspense>
          <PushHere place="list" />
        </Suspense>
      )}
      {(pages === 0 || rows.length > 0) && <Bar />}
      <p className="sr" role="status">
        {arrived && t('notifications.arrived', { message: arrived.data.message })}
      </p>
      {rows.length > 0 && (
        <ul aria-label={t('notifications.title')}>
          {rows.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      {pages > 0 && rows.length === 0 && (
        <EmptyState title={t('notifications.empty.title')} text={t('notifications.empty.text')} />
      )}
      {pages === 0 && phase !== 'failed' && <ListSkeleton label={t('layout.loading')} />}
      <End list={list} />
      <Link route="notifications.choices" className="note-choices">
        {t('notifications.choices.title')}
      </Link>
    </>
  )
}

/** How many are unread, and the way to have read them all. */
function Bar() {
  const t = useT()
  const count = useUnreadCount()
  const [isBusy, setBusy] = useState(false)

  async function mark() {
    setBusy(true)
    await markAllAsRead()
    setBusy(false)
  }

  return (
    <div className="note-bar">
      <span className="soft" role="status">
        {t(count > COUNTED_MOST ? 'notifications.many_unread' : 'notifications.unread', { count })}
      </span>
      {(count > 0 || isBusy) && (
        <Button kind="quiet" icon={CheckCheck} busy={isBusy} onClick={() => void mark()}>
          {t('notifications.mark_all')}
        </Button>
      )}
    </div>
  )
}

/** What follows by itself when it comes near, and by a press where it did not. */
function End({ list }: { list: ReturnType<typeof useList> }) {
  const t = useT()
  const { hasMore, pages, phase } = list
  const end = useNextPage(list)
  const isFailed = phase === 'failed'
  if (!hasMore && !isFailed) return null
  return (
    <div ref={end} className="note-end">
      {isFailed && <p className="soft">{t('notifications.failed')}</p>}
      <Button
        kind="second"
        busy={phase === 'loading' && pages > 0}
        onClick={() => void notifications.more()}
      >
        {t(isFailed ? 'notifications.retry' : 'notifications.more')}
      </Button>
    </div>
  )
}
