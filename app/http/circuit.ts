import { clock } from '#app/clock'

/** Failures in a row after which a service is left alone. */
const FAILURES_MAX = 5
/** How long it is left alone, in ms. */
const REST_MS = 30_000

/** The service has failed so often that it is not asked for a while. */
export class CircuitOpen extends Error {}

/**
 * Leaves an outside service alone after five failures in a row, so that nobody waits for one that
 * is down. After half a minute it is asked again, and one more failure begins the next rest.
 */
export class Circuit {
  #failures = 0
  #restsUntil = 0

  /** @throws CircuitOpen, or whatever `ask` throws */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (clock.now() < this.#restsUntil) throw new CircuitOpen('The service is left alone for now')
    try {
      const answer = await ask()
      this.#failures = 0
      return answer
    } catch (error) {
      this.#failures++
      if (this.#failures >= FAILURES_MAX) this.#restsUntil = clock.now() + REST_MS
      throw error
    }
  }
}
