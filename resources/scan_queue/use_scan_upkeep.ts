import { usePage } from '@inertiajs/react'
import { useEffect, useLayoutEffect } from 'react'
import { whenQuiet, whenSettled } from '~/hooks/quiet'
import { useShared } from '~/hooks/use_shared'
import { useLocale } from '~/translation/use_t'
import { fetchBackground } from './fetch_background'
import { onScannerOpened } from './kept_parts'
import { useWaitingCount } from './waiting_count'
import { scanningMember, setScanningMember } from './who_scans'

/** What sends could not be fetched, as a scan was kept without a network; it is asked for again after so long, in ms. */
const FETCH_AGAIN_MS = 15_000

/**
 * On every page: remembers who scans here, sends what waits, where something does, and keeps the scanner for places
 * without a network. Nothing of it is loaded before the page is quiet, and the scanner comes a while later.
 */
export function useScanUpkeep(): void {
  const { security, shell } = useShared() as ReturnType<typeof useShared> & { shell?: boolean }
  const { version } = usePage()
  const locale = useLocale()
  const loggedIn = security.user?.id
  const somethingWaits = useWaitingCount() > 0
  // Before the effects of the page inside, which may submit a code.
  useLayoutEffect(() => setScanningMember(loggedIn), [loggedIn])
  useEffect(() => {
    const memberId = loggedIn ?? (shell ? scanningMember() : null)
    if (memberId === null || !somethingWaits) return
    let isOver = false
    let stop: (() => void) | undefined
    const start = async () => {
      const background = await fetchBackground()
      if (isOver) return
      stop = background ? background.keepSending(memberId) : afterAWhile(() => void start())
    }
    const cancel = whenQuiet(() => void start())
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [loggedIn, shell, somethingWaits])
  useEffect(() => {
    if (loggedIn === undefined || !import.meta.env.PROD) return
    let isOver = false
    const keep = async () => {
      const { keepOfflinePage } = await import('./offline_page')
      await keepOfflinePage(`${version}:${locale}`, locale, () => isOver)
    }
    const cancel = whenSettled(() => void keep())
    const unwatch = onScannerOpened(() => void keep())
    return () => {
      isOver = true
      cancel()
      unwatch()
    }
  }, [loggedIn, version, locale])
}

/** Does `work` once the network is back, or in a while where nothing tells of it. Answers how to take it back. */
function afterAWhile(work: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer)
    window.removeEventListener('online', now)
  }
  const now = () => {
    cancel()
    work()
  }
  const timer = setTimeout(now, FETCH_AGAIN_MS)
  window.addEventListener('online', now)
  return cancel
}
