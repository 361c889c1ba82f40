import { useNeededSoon } from '~/hooks/ahead'
import { toasts } from '~/hooks/toast'
import { usePart } from '~/hooks/use_on_demand'
import { useUnreadCount } from '~/notifications/known_count'
import { useT } from '~/translation/use_t'

/** Where toasts appear. What they are made of comes before the first press, which may have to say that the network is gone. */
export function Messages() {
  const t = useT()
  const parts = usePart(toasts)
  const unread = useUnreadCount()
  useNeededSoon(toasts.fetch)
  if (!parts) return null
  const labels = { region: t('layout.messages'), close: t('layout.close') }
  // The last of them is faded where more are unread than are shown.
  return <parts.ToastRegion labels={labels} moreWaiting={unread > parts.TOASTS_MOST} />
}
