import { LRUCache } from 'lru-cache'
import { clock } from '#app/clock'
import { DatabaseStalled, isPassing } from '#app/exceptions/database_errors'
import { inNoHurry } from './request_patience.js'
import { whileShared } from './stall_watch.js'

/**
 * How long a process trusts what it read, in ms: whatever another process, a command or the clock changed is seen within a second,
 * with or without Redis, also on a page that is made of it and kept as long (`#app/guest_pages/kept_pages`).
 */
const TRUST_MS = 500

/** A reading and its place in memory. */
interface Remembered<Value> {
  at: number
  reading: Promise<Value>
  isRead: boolean
  /** What was read last. */
  last?: { value: Value }
}

/** What is the same for everybody, answered from memory. */
export interface Cached<Value> {
  /** @param key which of several readings, where there are several */
  get(key?: string): Promise<Value>
  /** Makes the next one who asks read again; who changes what was read calls it after the commit. */
  forget(): void
}

/**
 * Remembers what seldom changes. While the database does not answer, what was read last holds; another reading that failed is
 * told to who waited for it and not remembered.
 *
 * @param read reads it; nobody may write into what it answers
 * @param most readings that are kept; the one that was asked for longest ago goes first
 */
export function cached<Value>(
  read: (key: string) => PromiseLike<Value>,
  { most = 1 } = {}
): Cached<Value> {
  const kept = new LRUCache<string, Remembered<Value>>({ max: most })
  const readAnew = (key: string): Remembered<Value> => {
    // A query builder runs its query each time it is waited for; a promise of it does so once.
    const last = kept.peek(key)?.last
    const reading = orLast(
      inNoHurry(async () => read(key)),
      last
    )
    const entry: Remembered<Value> = { at: clock.now(), reading, isRead: false, last }
    kept.set(key, entry)
    reading.then(
      (value) => Object.assign(entry, { isRead: true, last: { value } }),
      () => kept.peek(key) === entry && kept.delete(key)
    )
    return entry
  }
  return {
    get(key = '') {
      const known = kept.get(key)
      const age = known ? clock.now() - known.at : -1
      const entry = known && age >= 0 && age < TRUST_MS ? known : readAnew(key)
      if (entry.isRead) return entry.reading
      // Whoever has waited for other things before has no patience left for this.
      return orLast(
        whileShared(entry.reading, () => new DatabaseStalled()),
        entry.last
      )
    },
    forget: () => kept.clear(),
  }
}

/** What was read last, where the database does not answer now. */
async function orLast<Value>(
  reading: Promise<Value>,
  last: { value: Value } | undefined
): Promise<Value> {
  try {
    return await reading
  } catch (error) {
    if (last && isPassing(error)) return last.value
    throw error
  }
}
