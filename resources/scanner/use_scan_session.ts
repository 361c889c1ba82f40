import { router } from '@inertiajs/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { queueOfMember } from '~/scan_queue/queue_of_member'
import { onScansChanged } from '~/scan_queue/scan_store'
import { submitScan } from '~/scan_queue/submit'
import { scanningMember } from '~/scan_queue/who_scans'
import { createScanSession, type ScanSession } from './scan_session'
import { createScanSignal } from './scan_signal'

/** A session of many codes that lives as long as the component. */
export function useScanSession(pattern: string) {
  const [session, setSession] = useState<ScanSession>({ lines: [], pausedUntil: 0 })
  const made = useRef<ReturnType<typeof makeSession>>(null)
  useEffect(() => () => made.current?.signal.close(), [])
  useEffect(() => onScansChanged(() => void learn(made.current?.session)), [])

  /** To be called in answer to a tap, so that the tones may be heard. */
  const prepare = useCallback(
    () => (made.current ??= makeSession(pattern, setSession)).session,
    [pattern]
  )
  const read = useCallback((text: string) => prepare().read(text), [prepare])
  return { session, read, prepare }
}

/** Fetches what the page shows of the member's points, after a session changed them. */
export function refreshPoints() {
  router.reload({ only: ['security', 'points', 'cart', 'nextGift'] })
}

/** Tells a session what the queue has decided. */
async function learn(session: ReturnType<typeof createScanSession> | undefined) {
  const memberId = scanningMember()
  if (!session || memberId === null) return
  const { store } = await queueOfMember(memberId)
  session.learn(await store.read())
}

function makeSession(pattern: string, onChange: (session: ScanSession) => void) {
  const signal = createScanSignal()
  return {
    signal,
    session: createScanSession({ pattern, submit: submitScan, signal, onChange }),
  }
}
