import { lazy, Suspense, useEffect, useState } from 'react'
import { useAhead } from '~/hooks/ahead'
import { useShared } from '~/hooks/use_shared'
import { closeDrawer } from '~/navigation/drawer'
import { isListOpen } from '~/notifications/list_address'
import { startNotifications } from '~/notifications/live'
import { watchPagesForCount } from '~/notifications/unread_count'
import { loadTextsOf } from '~/translation/catalogue'

/** Where nothing is to be told, the stream waits until nothing else was loaded for so long, in ms. */
const AT_REST_MS = 4000

const loadPanel = () => import('./notifications_panel')
const NotificationsPanel = lazy(loadPanel)
const RulesPopup = lazy(async () => {
  const [rules] = await Promise.all([
    import('~/components/promo/asked_rules'),
    loadTextsOf('promo/rules'),
  ])
  return { default: rules.RulesPopup }
})

interface LiveNotificationsProps {
  memberId: number
  /** The drawer. */
  isOpen: boolean
}

/** What {@link MemberNotifications} fetches: keeps count and list true, shows the drawer, and asks for the rules of a game. */
export function LiveNotifications({ memberId, isOpen }: LiveNotificationsProps) {
  const { asksRules, notificationCount } = useShared()
  const count = notificationCount ?? 0
  const [wasOpened, setOpened] = useState(isOpen)
  const [isDue, setDue] = useState(false)
  const isDueNow = isDue || isOpen || count > 0 || isListOpen()
  if (isOpen && !wasOpened) setOpened(true)
  if (isDueNow && !isDue) setDue(true)
  useAhead(loadPanel)
  useEffect(watchPagesForCount, [])
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), AT_REST_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(
    () => (isDue ? startNotifications(memberId, count) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the count is only the one to begin with
    [memberId, isDue]
  )
  return (
    <Suspense>
      {asksRules && <RulesPopup />}
      {wasOpened && <NotificationsPanel open={isOpen} onClose={closeDrawer} />}
    </Suspense>
  )
}
