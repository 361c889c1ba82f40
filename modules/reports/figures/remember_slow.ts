import { LRUCache } from 'lru-cache'
import { clock } from '#app/clock'

/** What was read within so many ms is read each time. */
const QUICK_MS = 250
/** What took longer is remembered for so many times as long as it took: reading it takes a hundredth of the time at most. */
const KEPT_TIMES = 100
/** Kept for more than that many times as long again, it is told no more. */
const TOLD_TIMES = 10
/** What is remembered at the same time; what was asked for longest ago goes first. */
const KEPT_MOST = 8

/** What was read, and when that began, in ms UTC. */
export type Dated<Value> = Value & { counted_at: number }

interface Known<Value> {
  value: Dated<Value>
  /** Milliseconds that reading took. */
  tookMs: number
}

/**
 * Remembers what takes long to read. What is remembered for too long is told once more while it is read anew; two who ask do not read
 * the same.
 *
 * @param name of what is asked for
 * @param now ms of a clock that does not jump
 */
export function rememberSlow<Question, Value extends object>(
  read: (question: Question) => Promise<Value>,
  name: (question: Question) => string,
  now: () => number = () => performance.now()
): (question: Question) => Promise<Dated<Value>> {
  const known = new LRUCache<string, Known<Value>>({ max: KEPT_MOST })
  const coming = new Map<string, Promise<Dated<Value>>>()

  async function readAnew(question: Question): Promise<Dated<Value>> {
    const countedAt = clock.now()
    const since = now()
    const value = { ...(await read(question)), counted_at: countedAt }
    const tookMs = now() - since
    if (tookMs > QUICK_MS) known.set(name(question), { value, tookMs })
    else known.delete(name(question))
    return value
  }

  function fresh(question: Question): Promise<Dated<Value>> {
    const under = coming.get(name(question))
    if (under) return under
    const reading = readAnew(question).finally(() => coming.delete(name(question)))
    coming.set(name(question), reading)
    return reading
  }

  return async (question) => {
    const kept = known.get(name(question))
    if (!kept) return fresh(question)
    const age = clock.now() - kept.value.counted_at
    const keptMs = kept.tookMs * KEPT_TIMES
    if (age > keptMs * TOLD_TIMES) return fresh(question)
    // Who asked does not wait; a reading that fails is tried again by the next who asks.
    if (age > keptMs) fresh(question).catch(() => {})
    return kept.value
  }
}
