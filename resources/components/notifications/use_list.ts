import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { liveNotifications } from '~/notifications/on_demand'
import { notifications } from '~/notifications/notifications'
import type { Notification } from '~/notifications/notification'

/** The next page is asked for so far before the end of the list is seen. */
const AHEAD = '350px'

/** The list as it is; the first to look at it has its first page read. */
export function useList() {
  const { subscribe, sight } = notifications
  const list = useSyncExternalStore(subscribe, sight, sight)
  useEffect(() => {
    // What comes meanwhile is heard from the start.
    void liveNotifications.fetch()
    void notifications.load()
  }, [])
  return list
}

/** Reads the next page when the end of the list comes near. A page that did not come is asked for by its button. */
export function useNextPage({ pages, hasMore, phase }: ReturnType<typeof useList>) {
  const end = useRef<HTMLDivElement>(null)
  const isWaiting = hasMore && phase === 'ready'
  useEffect(() => {
    if (!isWaiting || !end.current) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        void notifications.more()
      },
      { root: end.current.closest('.scroll'), rootMargin: `0px 0px ${AHEAD}` }
    )
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [isWaiting, pages])
  return end
}

/** The last one that came while the list was open, for whoever cannot see it come. */
export function useArrived({ rows, pages }: ReturnType<typeof useList>): Notification | null {
  const newest = rows[0]?.id ?? 0
  const before = useRef<number>(undefined)
  const [arrived, setArrived] = useState<Notification | null>(null)
  useEffect(() => {
    if (pages === 0) return
    if (before.current !== undefined && newest > before.current) setArrived(rows[0])
    before.current = newest
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new first row is news
  }, [newest, pages === 0])
  return arrived
}
