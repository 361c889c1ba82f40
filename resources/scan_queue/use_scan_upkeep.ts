import { usePage } from '@inertiajs/react'
import { useEffect } from 'react'
import { useShared } from '~/hooks/use_shared'
import { useLocale } from '~/translation/use_t'
import { scanningMember, setScanningMember } from './who_scans'

/** Longest wait for a quiet moment, in ms. */
const QUIET_MS = 4000

/**
 * On every page: remembers who scans here, sends what waits, and keeps the scanner for places
 * without a network. Nothing of it is loaded before the page is quiet.
 */
export function useScanUpkeep(): void {
  const { security, shell } = useShared() as ReturnType<typeof useShared> & { shell?: boolean }
  const { version } = usePage()
  const locale = useLocale()
  const loggedIn = security.user?.id
  // While it is drawn: the page inside may submit a code as soon as it is there.
  setScanningMember(loggedIn)
  useEffect(() => {
    const memberId = loggedIn ?? (shell ? scanningMember() : null)
    if (memberId === null) return
    let isOver = false
    let stop: (() => void) | undefined
    const start = async () => {
      const { keepSending } = await import('./background')
      if (!isOver) stop = keepSending(memberId)
    }
    const cancel = whenQuiet(() => void start())
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [loggedIn, shell])
  useEffect(() => {
    if (loggedIn === undefined || !import.meta.env.PROD) return
    return whenQuiet(() => {
      void import('./offline_page').then(({ keepOfflinePage }) =>
        keepOfflinePage(`${version}:${locale}`, locale)
      )
    })
  }, [loggedIn, version, locale])
}

/** Answers how to take it back. */
function whenQuiet(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: QUIET_MS })
  return () => cancelIdleCallback(handle)
}
