import { useEffect, useState } from 'react'
import { fetchBackground } from './fetch_background'
import { isWaiting } from './queue'
import { queueOfMember } from './queue_of_member'
import type { QueuedScan } from './queued_scan'
import { onScansChanged } from './scan_store'
import { scanningMember } from './who_scans'

/** The scans the member was told to wait for, newest first, and what can be done with them. */
export function useQueuedScans() {
  const [scans, setScans] = useState<QueuedScan[]>([])
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    let isOver = false
    const refresh = async () => {
      const listed = await listedScans()
      if (!isOver) setScans(listed)
    }
    void refresh()
    const stop = onScansChanged(() => void refresh())
    return () => {
      isOver = true
      stop()
    }
  }, [])

  /** Tries at once, whatever the plan of the background is. */
  async function sendNow() {
    const memberId = scanningMember()
    if (memberId === null) return
    setSending(true)
    try {
      const background = await fetchBackground()
      await background?.sendWaiting(memberId)
    } finally {
      setSending(false)
    }
  }

  /** Takes what is decided off the list; the ids stay known. */
  async function clearDecided() {
    const memberId = scanningMember()
    if (memberId === null) return
    const { store } = await queueOfMember(memberId)
    await store.change((all) =>
      all.map((scan) => (isWaiting(scan) ? scan : { ...scan, isListed: false }))
    )
  }

  return { scans, isSending, sendNow, clearDecided }
}

/** Newest first; a browser that keeps nothing has nothing to list. */
async function listedScans(): Promise<QueuedScan[]> {
  const memberId = scanningMember()
  if (memberId === null) return []
  const { store } = await queueOfMember(memberId)
  const kept = store.isDurable ? await store.read() : []
  return kept.filter(({ isListed }) => isListed).toReversed()
}
