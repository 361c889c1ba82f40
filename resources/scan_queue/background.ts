import { router } from '@inertiajs/react'
import { toast } from '~/hooks/toast'
import { catalogue } from '~/translation/catalogue'
import { currentPause, onPause } from './pause_state'
import { isWaiting } from './queue'
import { queueOfMember } from './queue_of_member'
import type { QueuedScan } from './queued_scan'
import { onScansChanged } from './scan_store'

/** Waits between tries without an answer, in ms; the last one repeats. */
const RETRY_MS = [15_000, 30_000, 60_000, 120_000, 300_000]
/** What a credited scan changes on every page. */
const CHANGED_PROPS = ['security', 'points', 'cart', 'nextGift']

/**
 * Sends what waits: at once, when the network is back, when the page is looked at again, and now
 * and then in between. Answers how to stop.
 */
export function keepSending(memberId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0

  const now = () => {
    clearTimeout(timer)
    timer = undefined
    void sendWaiting(memberId)
  }
  const again = () => {
    tries = 0
    now()
  }
  const whenSeen = () => document.visibilityState === 'visible' && now()
  const plan = () => {
    clearTimeout(timer)
    const wait = waitAfter(tries)
    if (wait === null) return
    tries++
    timer = setTimeout(now, wait)
  }
  const stops = [onPause(plan), onScansChanged(() => (timer ??= setTimeout(now, RETRY_MS[0])))]
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', whenSeen)
  now()
  return () => {
    clearTimeout(timer)
    stops.forEach((stop) => stop())
    window.removeEventListener('online', again)
    document.removeEventListener('visibilitychange', whenSeen)
  }
}

/** Sends what waits and tells the member what became of scans that waited before. */
export async function sendWaiting(memberId: number): Promise<void> {
  const { queue, store } = await queueOfMember(memberId)
  const waited = (await store.read()).filter((scan) => isWaiting(scan))
  if (waited.length === 0) return
  await queue.send()
  const ids = new Set(waited.map(({ id }) => id))
  const decided = (await store.read()).filter((scan) => ids.has(scan.id) && !isWaiting(scan))
  tell(decided.filter(({ isListed }) => isListed))
}

/** In ms; null where only the member can go on, by logging in. */
function waitAfter(tries: number): number | null {
  const pause = currentPause()
  if (pause?.reason === 'unauthorized' || pause?.reason === 'other_member') return null
  const wait = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]
  return pause?.waitForSeconds ? (pause.waitForSeconds + 1) * 1000 : wait
}

function tell(decided: QueuedScan[]) {
  const credited = decided.flatMap(({ result }) => result ?? [])
  const refused = decided.length - credited.length
  const points = credited.reduce((sum, result) => sum + result.points, 0)
  const text = (key: string, values: object) => catalogue().text(key, { ...values })
  if (credited.length > 0) {
    const values = { count: credited.length, points }
    void toast({ look: 'success', text: text('scan.waiting.credited_toast', values) })
    router.reload({ only: CHANGED_PROPS })
  }
  if (refused > 0) {
    void toast({ look: 'error', text: text('scan.waiting.refused_toast', { count: refused }) })
  }
}
