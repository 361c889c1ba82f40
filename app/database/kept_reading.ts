import { clock } from '#app/clock'
import { DatabaseStalled } from '#app/exceptions/database_errors'
import { inNoHurry } from './request_patience.js'
import { whileShared } from './stall_watch.js'

/** How long a process trusts what it read, in ms; another process may have changed a row. */
const TRUST_MS = 2000

/**
 * Something that is the same for everybody and seldom changes, answered from memory. A change by
 * another process is seen within two seconds; who changes it here forgets it after the commit.
 */
export class KeptReading<Value> {
  #kept: Kept<Value> | undefined

  constructor(private read: () => Promise<Value>) {}

  get(): Promise<Value> {
    const age = this.#kept ? clock.now() - this.#kept.at : -1
    if (age >= 0 && age < TRUST_MS) return waitFor(this.#kept!)
    const reading = inNoHurry(this.read)
    const kept: Kept<Value> = { at: clock.now(), reading, isRead: false }
    this.#kept = kept
    reading.then(
      () => (kept.isRead = true),
      // What could not be read is asked for again; a newer reading stays.
      () => this.#kept === kept && this.forget()
    )
    return waitFor(kept)
  }

  /** Makes the next one who asks read again. */
  forget(): void {
    this.#kept = undefined
  }
}

interface Kept<Value> {
  at: number
  reading: Promise<Value>
  isRead: boolean
}

function waitFor<Value>({ reading, isRead }: Kept<Value>): Promise<Value> {
  return isRead ? reading : whileShared(reading, () => new DatabaseStalled())
}
