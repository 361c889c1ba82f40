import { clock } from '#app/clock'
import { TryLater } from '#app/outbox/handlers'
import { BUSY_SECONDS } from '#notifications/constants'

/** Until when outside services do not want to be asked by this process, in ms UTC. */
const resting = new Map<string, number>()

/** @throws TryLater while the service wants to rest */
export function demandAwake({ host }: URL): void {
  const until = resting.get(host)
  if (until === undefined) return
  const left = until - clock.now()
  if (left > 0) throw new TryLater(Math.ceil(left / 1000), `${host} rests`)
  resting.delete(host)
}

/**
 * Lets a service rest for as long as it said.
 *
 * @param secondsMax at most, where what waits for it cannot wait longer
 * @returns what the outbox is told
 */
export function letRest(
  { host }: URL,
  retryAfter: string | undefined,
  secondsMax = Number.POSITIVE_INFINITY
): TryLater {
  const seconds = Math.min(secondsOf(retryAfter), secondsMax)
  resting.set(host, clock.now() + seconds * 1000)
  return new TryLater(seconds, `${host} is busy`)
}

/** Seconds, or the date of HTTP. @source RFC 9110 section 10.2.3 */
function secondsOf(retryAfter = ''): number {
  if (/^\d{1,9}$/.test(retryAfter)) return Math.max(1, Number(retryAfter))
  const seconds = Math.ceil((Date.parse(retryAfter) - clock.now()) / 1000)
  return Number.isNaN(seconds) ? BUSY_SECONDS : Math.max(1, seconds)
}
