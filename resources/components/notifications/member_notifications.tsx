import { useEffect } from 'react'
import { useNeededSoon } from '~/hooks/ahead'
import { whenLoadedAndQuiet } from '~/hooks/quiet'
import { useShared } from '~/hooks/use_shared'
import { usePart } from '~/hooks/use_on_demand'
import { useDrawer } from '~/navigation/drawer'
import { liveNotifications } from '~/notifications/on_demand'
import { watchForEnd } from '~/notifications/session_end'

/**
 * The notifications of a member on every page: drawer, toasts and what is heard of new ones. They are fetched when the drawer is opened
 * or a hand comes, and by themselves where there is something to tell or to ask, once the page is there and quiet.
 */
export function MemberNotifications({ memberId }: { memberId: number }) {
  const isOpen = useDrawer() === 'notifications'
  const { asksRules, notificationCount } = useShared()
  const hasNews = (notificationCount ?? 0) > 0 || asksRules
  const part = usePart(liveNotifications)
  useNeededSoon(liveNotifications.fetch)
  useEffect(watchForEnd, [])
  useEffect(() => {
    if (isOpen) void liveNotifications.fetch()
    else if (hasNews) return whenLoadedAndQuiet(liveNotifications.fetch)
  }, [isOpen, hasNews])
  return part && <part.LiveNotifications key={memberId} memberId={memberId} isOpen={isOpen} />
}
