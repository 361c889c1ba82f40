import { DateTime } from 'luxon'
import type { Forecast, Rhythm, SavingPlan } from '#auth'
import { FORECAST_WINDOW_DAYS, PACE_DAYS_MIN, RHYTHM_PRODUCTS_MAX } from '../constants.js'
import type { Wish } from './queries/wishlist_of.js'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7
const MONTH_DAYS = 30
/** Below so many months the pieces are counted together, not by the month. */
const MONTHS_MIN = 2

/** Where the member stands; everything a plan is computed from. */
export interface Standing {
  /** Points to spend. */
  points: number
  /** Points a day, from the member's own scans; 0 where there were none. */
  pace: number
  /** The calendar day it is, `YYYY-MM-DD`. */
  today: string
  /** Days the pace and the scans of the products were counted over. */
  paceDays: number
  /** What can be scanned. */
  products: ScannableProduct[]
}

export interface ScannableProduct {
  title: string
  /** Points of one piece. */
  points: number
  /** How often the member scanned it lately. */
  scans: number
}

/** The way to one gift. */
export function planOf(wish: Wish, standing: Standing): SavingPlan {
  const { created_at: _createdAt, ...gift } = wish
  const missing = Math.max(0, wish.price - standing.points)
  return {
    ...gift,
    wishlisted: true,
    missing,
    share: Math.min(1, standing.points / wish.price),
    forecast: forecastOf(missing, standing),
    rhythm: rhythmOf(missing, standing),
  }
}

/**
 * When the missing points will have come. Points expire with the year they were collected in, so a
 * day of the next year would be a promise that cannot be kept.
 */
export function forecastOf(
  missing: number,
  { pace, today }: Pick<Standing, 'pace' | 'today'>
): Forecast {
  if (missing <= 0) return { state: 'reached' }
  if (pace <= 0) return { state: 'unknown' }
  const from = DateTime.fromISO(today, { zone: 'utc' })
  const lastDay = from.endOf('year').startOf('day')
  const daysLeft = lastDay.diff(from, 'days').days
  const days = Math.ceil(missing / pace)
  if (days <= daysLeft) return { state: 'this_year', day: from.plus({ days }).toISODate()! }
  const weeksLeft = Math.max(1, daysLeft / WEEK_DAYS)
  return { state: 'later', weekly: Math.ceil(missing / weeksLeft) }
}

/** Points a day over the days the member could have collected; 0 before the first points. */
export function dailyPace(pace: { points: number; collectingSince: number | null }, now: number) {
  return pace.collectingSince === null ? 0 : pace.points / paceDays(pace.collectingSince, now)
}

/**
 * The days a pace is counted over: the whole window, or what has passed since the first points, but
 * never less than four weeks, so that one good morning is no pace.
 */
export function paceDays(collectingSince: number | null, now: number): number {
  const days = Math.ceil((now - (collectingSince ?? now)) / DAY_MS)
  return Math.min(FORECAST_WINDOW_DAYS, Math.max(PACE_DAYS_MIN, days))
}

/**
 * The same pace in pieces of the few products the member really scans: so many a month, as somebody
 * would do it. Where the year ends before, nothing is promised.
 */
function rhythmOf(missing: number, standing: Standing): Rhythm | null {
  const { pace, paceDays: countedDays, products } = standing
  if (missing <= 0 || forecastOf(missing, standing).state !== 'this_year') return null
  const favourites = products
    .filter(({ scans, points }) => scans > 0 && points > 0)
    .toSorted((one, other) => other.scans - one.scans)
    .slice(0, RHYTHM_PRODUCTS_MAX)
  if (!favourites.length) return null
  const days = missing / pace
  const wholeMonths = Math.round(days / MONTH_DAYS)
  const months = wholeMonths < MONTHS_MIN ? 0 : wholeMonths
  const shownDays = months ? MONTH_DAYS : days
  const piecesOf = (scans: number) => Math.max(1, Math.ceil((scans / countedDays) * shownDays))
  return {
    months,
    products: favourites.map(({ title, scans }) => ({ title, pieces: piecesOf(scans) })),
  }
}
