import logger from '@adonisjs/core/services/logger'

/** How often the log is told that something still fails, in ms. */
const STILL_FAILING_MS = 60_000

/** What the log is told while something fails again and again. */
export interface OutageLog {
  failed(error: unknown): void
  worked(): void
}

/**
 * Tells an outage that lasts for many rounds by its beginning, once a minute that it goes on, and by its end; a line for
 * each round would hide everything else.
 *
 * @param complaint what the log says while it lasts
 * @param relief what it says at the end; nothing without it
 */
export function outageLog(
  complaint: string,
  { relief, level = 'warn' }: { relief?: string; level?: 'warn' | 'error' } = {}
): OutageLog {
  /** In ms of `performance.now()`. */
  let toldAt: number | undefined
  return {
    failed(error) {
      const now = performance.now()
      if (toldAt !== undefined && now - toldAt < STILL_FAILING_MS) return
      toldAt = now
      logger[level]({ err: error }, complaint)
    },
    worked() {
      if (toldAt === undefined) return
      toldAt = undefined
      if (relief) logger.info(relief)
    },
  }
}
