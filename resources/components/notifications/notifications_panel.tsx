import { Drawer } from '~/components/ui/drawer'
import { useT } from '~/translation/use_t'
import { NotificationList } from './notification_list'

interface NotificationsPanelProps {
  open: boolean
  onClose: () => void
}

/** The notifications in a drawer. @source requirements N-02 */
export default function NotificationsPanel({ open, onClose }: NotificationsPanelProps) {
  const t = useT()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      hasAddress
      kind="right"
      title={t('notifications.title')}
      closeLabel={t('layout.close')}
    >
      <NotificationList />
    </Drawer>
  )
}
