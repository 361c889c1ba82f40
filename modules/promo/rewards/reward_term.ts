import { businessDate, startOfBusinessDate } from '#app/business_date'
import { REMINDED_DAYS, RETURNED_DAYS_MIN } from './constants.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** From when until when a reward can be had; instants in ms UTC. */
export interface Term {
  termFrom: number
  /** The first instant at which it is over. */
  expiresAt: number
  /** The days before the end at which the member was reminded last. */
  remindedDays: number | null
}

/** When a reward is over whose last day this is, YYYY-MM-DD in Budapest. */
export function endOfTerm(lastDay: string): number {
  return startOfBusinessDate(lastDay, 1)
}

/** The last whole day in Budapest on which a reward can be had, YYYY-MM-DD. */
export function lastDayOf({ expiresAt }: Pick<Term, 'expiresAt'>): string {
  return businessDate(expiresAt - 1)
}

/** What is left of a term, but some days at least: a member who gets it back has time to choose again. */
export function renewedTerm({ expiresAt }: Pick<Term, 'expiresAt'>, now: number): Term {
  const atLeast = startOfBusinessDate(businessDate(now), RETURNED_DAYS_MIN + 1)
  return { termFrom: now, expiresAt: Math.max(expiresAt, atLeast), remindedDays: null }
}

/**
 * How many days before the end a member is to be reminded of now; null where no reminder is due. One that was
 * missed is not made up for once the next is due, and none comes where the term was shorter than that.
 */
export function dueReminder({ termFrom, expiresAt, remindedDays }: Term, now: number) {
  const days = REMINDED_DAYS.find((one) => now >= expiresAt - one * DAY_MS)
  if (!days || now >= expiresAt || termFrom > expiresAt - days * DAY_MS) return null
  return remindedDays === null || remindedDays > days ? days : null
}

/** Until when rewards end whose members may have to be reminded now, in ms UTC. */
export function reminderHorizon(now: number): number {
  return now + Math.max(...REMINDED_DAYS) * DAY_MS
}
