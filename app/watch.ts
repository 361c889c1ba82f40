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
 */
export function watch(periodMs: number, look: () => Promise<void>, complaint: string): Watch {
  const outage = outageLog(complaint)
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  const begin = () => {
    round ??= look()
      .then(outage.worked, outage.failed)
      .finally(() => (round = undefined))
  }
  return {
    start() {
      timer ??= setInterval(begin, periodMs).unref()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await round
    },
  }
}
