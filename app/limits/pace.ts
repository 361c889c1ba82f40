import { consumeLimit, type Limit, type LimitAnswer } from './limit.js'

/** What passes at once, and the pause after each one beyond; it grows with those who ask. */
export interface Pace {
  free: Limit
  /** The first pause, in seconds; it grows by itself with as many more as passed freely. */
  pauseSeconds: number
  pauseMaxSeconds: number
}

/**
 * Takes one hit of a pace, in place of a limit that would close until its window ends: beyond the
 * free ones one passes after each pause, however many ask.
 */
export async function consumePace(key: string, pace: Pace): Promise<LimitAnswer> {
  const { free, pauseSeconds, pauseMaxSeconds } = pace
  const answer = await consumeLimit(key, free)
  if (answer.allowed) return answer
  const growth = Math.ceil((answer.hits - free.hits) / free.hits)
  const windowSeconds = Math.min(pauseMaxSeconds, pauseSeconds * growth)
  return consumeLimit(`${key}:pause`, { hits: 1, windowSeconds })
}
