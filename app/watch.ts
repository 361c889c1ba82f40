import { outageLog } from './outage_log.js'

/** Something a server looks after from time to time. */
export interface Watch {
  start(): void
  /** Ends it after the round under way. */
  stop(): Promise<void>
}

/**
 * Looks after something in this process, one round at a time; a round that fails is logged and the next one comes.
 *
 * @param periodMs pause between the beginnings of two rounds, in ms
 * @param look one round
 * @param complaint what the log says of a round that failed
 * @param firstMs when the first round comes at the earliest, in ms, and no later than after twice as long: servers that were
 *   started together do not look together; without it the first one comes after a period
 */
export function watch(
  periodMs: number,
  look: () => Promise<unknown>,
  complaint: string,
  firstMs?: number
): Watch {
  const outage = outageLog(complaint)
  let timer: NodeJS.Timeout | undefined
  let first: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  const begin = () => {
    round ??= look()
      .then(outage.worked, outage.failed)
      .finally(() => (round = undefined))
  }
  return {
    start() {
      if (timer) return
      timer = setInterval(begin, periodMs).unref()
      if (firstMs) first = setTimeout(begin, firstMs * (1 + Math.random())).unref()
    },
    async stop() {
      clearInterval(timer)
      clearTimeout(first)
      timer = first = undefined
      await round
    },
  }
}
