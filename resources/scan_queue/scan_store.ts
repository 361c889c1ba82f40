import { del, entries, get, update, type UseStore } from 'idb-keyval'
import type { QueuedScan, ScanStore } from './queued_scan'
import { tellWaitingCount } from './waiting_count'

const DATABASE = 'scans'
const OBJECTS = 'by_member'
/** Tabs tell each other over this channel that the list has changed. */
const CHANNEL = 'scan-queue'

type Listener = () => void
const listeners = new Set<Listener>()
// On the server an open channel would keep the process from ending.
const hasTabs = typeof window !== 'undefined' && 'BroadcastChannel' in window
const channel = hasTabs ? new BroadcastChannel(CHANNEL) : undefined
if (channel) channel.onmessage = () => listeners.forEach((listener) => listener())

/** Calls back after every change of a list, also from another tab; answers how to stop that. */
export function onScansChanged(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The kept scans of a member; in memory alone where the browser keeps nothing. */
export async function scanStoreOf(memberId: number): Promise<ScanStore> {
  try {
    await openedStore()
    return durableStore(memberId)
  } catch (error) {
    console.warn('This browser keeps no scans', error)
    return memoryStore()
  }
}

/** Removes what a member scanned on this phone; decided scans only, or all of them. */
export async function forgetScans(memberId: number, which: 'decided' | 'all'): Promise<void> {
  const store = await openedStore().catch(() => undefined)
  if (!store) return
  if (which === 'all') await del(memberId, store)
  else await update<QueuedScan[]>(memberId, (scans = []) => scans.filter(isOpen), store)
  await changed(store)
}

function durableStore(memberId: number): ScanStore {
  return {
    isDurable: true,
    read: async () => (await get<QueuedScan[]>(memberId, await openedStore())) ?? [],
    async change(by) {
      const store = await openedStore()
      let after: QueuedScan[] = []
      await update<QueuedScan[]>(memberId, (before = []) => (after = by(before)), store)
      await changed(store)
      return after
    },
  }
}

function memoryStore(): ScanStore {
  let scans: QueuedScan[] = []
  return {
    isDurable: false,
    read: async () => scans,
    change: async (by) => (scans = by(scans)),
  }
}

async function changed(store: UseStore) {
  const all = await entries<number, QueuedScan[]>(store)
  tellWaitingCount(all.flatMap(([, scans]) => scans).filter(isOpen).length)
  listeners.forEach((listener) => listener())
  channel?.postMessage('changed')
}

function isOpen({ state }: QueuedScan) {
  return state === 'waiting'
}

let opening: Promise<UseStore> | undefined

function openedStore(): Promise<UseStore> {
  opening ??= openStore().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

/** A scan that is told to be kept must be on the disk: the default may lose it with the power. */
async function openStore(): Promise<UseStore> {
  const database = await openDatabase()
  return (mode, work) =>
    Promise.resolve(
      work(database.transaction(OBJECTS, mode, { durability: 'strict' }).objectStore(OBJECTS))
    )
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(OBJECTS)
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('Another tab holds an older database of scans'))
    request.onsuccess = () => {
      // The browser may close it, for example to free space: the next use opens it anew.
      request.result.onclose = () => (opening = undefined)
      resolve(request.result)
    }
  })
}
