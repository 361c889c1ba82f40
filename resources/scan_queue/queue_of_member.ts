import { setPause } from './pause_state'
import { ScanQueue } from './queue'
import type { ScanStore } from './queued_scan'
import { scanStoreOf } from './scan_store'
import { sendScan } from './send_scan'

/** A member's queue with the list behind it. */
export interface MemberQueue {
  queue: ScanQueue
  store: ScanStore
}

const queues = new Map<number, Promise<MemberQueue>>()

/** The one queue of a member in this page. */
export function queueOfMember(memberId: number): Promise<MemberQueue> {
  const known = queues.get(memberId)
  if (known) return known
  const made = makeQueue(memberId)
  queues.set(memberId, made)
  return made
}

async function makeQueue(memberId: number): Promise<MemberQueue> {
  const store = await scanStoreOf(memberId)
  const queue = new ScanQueue({
    store,
    send: (scan) => sendScan(memberId, scan),
    alone: (work) => alone(`scan-queue:${memberId}`, work),
    isOnline: () => navigator.onLine,
    onEnd: setPause,
  })
  return { queue, store }
}

let last: Promise<unknown> = Promise.resolve()

/** One at a time over all tabs; in a browser without locks at least in this one. */
function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work) as Promise<T>
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}
