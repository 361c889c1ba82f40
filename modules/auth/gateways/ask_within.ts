import { LOOKUP_TIMEOUT_MS } from '../constants.js'

/**
 * Asks an outside provider and gives up after five seconds, also where the provider does not heed
 * the signal.
 *
 * @throws whatever the provider throws, or a TimeoutError
 */
export async function askWithin<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  milliseconds = LOOKUP_TIMEOUT_MS
): Promise<Answer> {
  const signal = AbortSignal.timeout(milliseconds)
  const givenUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([ask(signal), givenUp])
}
