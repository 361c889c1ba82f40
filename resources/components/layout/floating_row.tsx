import { Bell, ShoppingCart } from 'lucide-react'
import { FloatingButton } from '~/components/ui/floating_button'
import { ScanDock } from '~/components/ui/scan_dock'
import { useShared } from '~/hooks/use_shared'
import { openDrawer } from '~/navigation/drawer'
import { useT } from '~/translation/use_t'

interface FloatingRowProps {
  path: string
  hideCart?: boolean
}

/** Pages whose own act is the main one; the dock would lead away from it. */
const WITHOUT_DOCK = ['/qr-code', '/bevaltas']

/**
 * Cart bottom left, bell bottom right where there is news, and between them on phones the way to the
 * scanner.
 */
export function FloatingRow({ path, hideCart }: FloatingRowProps) {
  const t = useT()
  const { security, cart, notificationCount, dialog } = useShared()
  if (!security.user) return null
  const inCart = hideCart ? 0 : (cart?.count ?? 0)
  const dock = !hideCart && !dialog && !WITHOUT_DOCK.includes(path)
  return (
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
        <ScanDock
          href="/qr-code?startscan=1"
          label={t('layout.scan')}
          wide={inCart === 0}
          withoutBell={notificationCount === 0}
        />
      )}
      {notificationCount > 0 && (
        <FloatingButton
          kind="bell"
          icon={Bell}
          count={notificationCount}
          label={t('layout.notifications', { count: notificationCount })}
          aria-haspopup="dialog"
          onClick={() => openDrawer('notifications')}
        />
      )}
    </aside>
  )
}
