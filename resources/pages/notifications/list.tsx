import { Head } from '@inertiajs/react'
import { NotificationList } from '~/components/notifications/notification_list'
import { useT } from '~/translation/use_t'

/** All notifications of the member, as a page. @source requirements N-25 */
export default function Notifications() {
  const t = useT()
  return (
    <div className="wrap">
      <Head title={t('notifications.title')} />
      <div className="page-head">
        <h1>{t('notifications.title')}</h1>
      </div>
      <div className="panel flush note-page">
        <NotificationList />
      </div>
    </div>
  )
}
