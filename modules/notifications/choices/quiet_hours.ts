import { DateTime } from 'luxon'
import type { NoticeTopic } from '#app/rules/notification_topics'

/** Hours of the day in Budapest, from one to the other, over midnight where it is the later one. */
export interface QuietHours {
  from: number
  until: number
}

/** Whether a topic keeps to the quiet hours: what protects an account waits for nobody's morning. */
export function keepsQuiet(topic: NoticeTopic): boolean {
  return topic !== 'security'
}

/**
 * When somebody may be disturbed again.
 *
 * @param instant in ms UTC
 * @returns the end of the quiet hours, in ms UTC; undefined where none are now
 */
export function endOfQuiet(instant: number, quiet: QuietHours | null): number | undefined {
  if (!quiet || quiet.from === quiet.until) return undefined
  const now = DateTime.fromMillis(instant, { zone: 'Europe/Budapest' })
  const { from, until } = quiet
  const isOverMidnight = from > until
  const isQuiet = isOverMidnight
    ? now.hour >= from || now.hour < until
    : now.hour >= from && now.hour < until
  if (!isQuiet) return undefined
  const day = isOverMidnight && now.hour >= from ? now.plus({ days: 1 }) : now
  // On the nights of a clock change too: it is the hour of the clock that counts.
  return day.startOf('day').set({ hour: until }).toMillis()
}
