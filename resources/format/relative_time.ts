import { dayInBudapest } from './date'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago something happened, as the part a text needs. @source requirements N-11 */
export type RelativeTime =
  | { unit: 'now' }
  | { unit: 'minutes'; count: number }
  | { unit: 'hours'; count: number }
  | { unit: 'yesterday' }
  | { unit: 'date' }

/**
 * Just now, minutes ago, hours ago, yesterday, then the full date and time after more than a day.
 * Midnight is that of Budapest, so an event of last evening is "yesterday" in the morning.
 */
export function relativeTime(instant: string | number | Date, now: Date): RelativeTime {
  const happened = new Date(instant)
  const elapsed = now.getTime() - happened.getTime()
  if (elapsed < MINUTE_MS) return { unit: 'now' }
  if (elapsed < HOUR_MS) return { unit: 'minutes', count: Math.floor(elapsed / MINUTE_MS) }
  if (elapsed > DAY_MS) return { unit: 'date' }
  if (dayInBudapest(happened) !== dayInBudapest(now)) return { unit: 'yesterday' }
  return { unit: 'hours', count: Math.floor(elapsed / HOUR_MS) }
}
