import type { PendingVisit } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { Skeleton } from '~/components/ui/skeleton'
import { useShared } from '~/hooks/use_shared'
import { useT } from '~/translation/use_t'

/** An answer that comes sooner is shown at once, in ms. */
const WAITS_MS = 60

/**
 * What is known of the next page, as soon as a press on a link has to wait for it: its name where the menu tells it. It lies over
 * the page that is left, which stays as it was: a visit that fails or is given up shows it again.
 */
export function ComingPage() {
  const t = useT()
  const { menu } = useShared()
  const [path, setPath] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopStart = router.on('start', ({ detail: { visit } }) => {
      if (!leadsAway(visit)) return
      clearTimeout(timer)
      timer = setTimeout(() => setPath(visit.url.pathname), WAITS_MS)
    })
    const stopFinish = router.on('finish', ({ detail: { visit } }) => {
      if (visit.async) return
      clearTimeout(timer)
      setPath(undefined)
    })
    return () => {
      clearTimeout(timer)
      stopStart()
      stopFinish()
    }
  }, [])
  if (path === undefined) return null
  const title = menu.find(({ uri }) => uri === path)?.title
  return (
    <div className="coming">
      <div className="wrap stack gap-6">
        <p className="sr" role="status">
          {t('layout.loading')}
        </p>
        <div className="page-head">
          {title ? (
            <p className="coming-title display">{title}</p>
          ) : (
            <Skeleton className="h-12! w-3/5" />
          )}
        </div>
        <Skeleton className="h-40!" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-2/3" />
      </div>
    </div>
  )
}

/** Whether a visit shows another page: not a part of this one, nor what lies over it. */
function leadsAway({ method, url, preserveState, async: isBeside }: PendingVisit): boolean {
  if (method !== 'get' || preserveState === true || isBeside) return false
  return url.pathname !== window.location.pathname
}
