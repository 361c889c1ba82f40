import { useClock } from '#app/clock'

/**
 * When the shop of the pictures stands still: a Wednesday morning. It lies ahead, because menus and pages that migrations publish
 * are there from the hour of the migration on.
 */
export const MOMENT = '2030-11-13T09:20:00.000Z'

/** Stops the clock of this process there for good. */
export function stopClock(): void {
  const present = Date.parse(MOMENT)
  useClock({ now: () => present })
}
