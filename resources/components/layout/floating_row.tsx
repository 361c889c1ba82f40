import { Bell, ShoppingCart } from 'lucide-react'
import { MemberNotifications } from '~/components/notifications/member_notifications'
import { FloatingButton } from '~/components/ui/floating_button'
import { ScanDock } from '~/components/ui/scan_dock'
import { useShared } from '~/hooks/use_shared'
import { openDrawer } from '~/navigation/drawer'
import { useUnreadCount } from '~/notifications/known_count'
import { useT } from '~/translation/use_t'

interface FloatingRowProps {
  path: string
  hideCart?: boolean
}

/** Pages whose own act is the main one; the dock would lead away from it. */
const WITHOUT_DOCK = ['/qr-code', '/bevaltas']

/**
 * Cart bottom left, bell bottom right, and between them on phones the way to the
 * scanner. What the bell opens comes with it.
 */
export function FloatingRow({ path, hideCart }: FloatingRowProps) {
  const t = useT()
  const { security, cart, dialog } = useShared()
  const unread = useUnreadCount()
  if (!security.user) return null
  const inCart = hideCart ? 0 : (cart?.count ?? 0)
  const dock = !hideCart && !dialog && !WITHOUT_DOCK.includes(path)
  return (
    <>
      <aside aria-label={t('layout.shortcuts')}>
        {inCart > 0 && (
          <FloatingButton
            kind="cart"
            icon={ShoppingCart}
            count={inCart}
            label={t('layout.cart', { count: inCart })}
            aria-haspopup="dialog"
            onClick={() => openDrawer('cart')}
          />
        )}
        {dock && (
          <ScanDock href="/qr-code?startscan=1" label={t('layout.scan')} wide={inCart === 0} />
        )}
        <FloatingButton
          kind="bell"
          icon={Bell}
          count={unread}
          label={t('layout.notifications', { count: unread })}
          aria-haspopup="dialog"
          onClick={() => openDrawer('notifications')}
        />
      </aside>
      <MemberNotifications memberId={security.user.id} />
    </>
  )
}
