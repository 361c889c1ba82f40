import { clock } from '#app/clock'

/** How long a process trusts what it read, in ms; another process may have changed a row. */
const TRUST_MS = 2000

/**
 * Something that is the same for everybody and seldom changes, answered from memory. A change by
 * another process is seen within two seconds; who changes it here forgets it after the commit.
 */
export class KeptReading<Value> {
  #kept: { at: number; reading: Promise<Value> } | undefined

  constructor(private read: () => Promise<Value>) {}

  get(): Promise<Value> {
    const age = this.#kept ? clock.now() - this.#kept.at : -1
    if (age >= 0 && age < TRUST_MS) return this.#kept!.reading
    const kept = { at: clock.now(), reading: this.read() }
    this.#kept = kept
    // What could not be read is asked for again; a newer reading stays.
    kept.reading.catch(() => this.#kept === kept && this.forget())
    return kept.reading
  }

  /** Makes the next one who asks read again. */
  forget(): void {
    this.#kept = undefined
  }
}
