import { clock } from '#app/clock'

/*
 * Waits that this process has read lately, by key of the table of tries: a member who goes on guessing is refused
 * without asking the database.
 */

/** How long a process trusts what it found, in ms; another one may have credited a scan meanwhile. */
const TRUST_MS = 1000
/** The most waits that are known. */
const WAITS_MAX = 10_000

const waits = new Map<string, { until: number; foundAt: number }>()

/** @param until milliseconds UTC; nothing is remembered of what is past */
export function rememberWait(key: string, until: number): void {
  const foundAt = clock.now()
  if (until <= foundAt) return
  if (waits.size >= WAITS_MAX) waits.clear()
  waits.set(key, { until, foundAt })
}

/** When the wait of a key ends, in milliseconds UTC; 0 where none is known. */
export function knownWaitEnd(key: string): number {
  const wait = waits.get(key)
  const age = wait ? clock.now() - wait.foundAt : 0
  return wait && age >= 0 && age < TRUST_MS && wait.until > clock.now() ? wait.until : 0
}

/** A credited scan ends the wait of its member. */
export function forgetWait(key: string): void {
  waits.delete(key)
}
