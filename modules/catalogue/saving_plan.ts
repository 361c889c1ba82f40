import { DateTime } from 'luxon'
import type { Forecast, SavingPlan, WayToGift } from '#auth'
import { FORECAST_WINDOW_DAYS, PACE_DAYS_MIN, WAYS_MAX } from './constants.js'
import type { Wish } from './queries/wishlist_of.js'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7
/** Of the ways to a gift, how many are the products the member scans most. */
const FAVOURITES_MAX = 2

/** Where the member stands; everything a plan is computed from. */
export interface Standing {
  /** Points to spend. */
  points: number
  /** Points a day, from the member's own scans; 0 where there were none. */
  pace: number
  /** The calendar day it is, `YYYY-MM-DD`. */
  today: string
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
    ways: missing ? waysTo(missing, standing.products) : [],
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

/**
 * Points a day over the time the member could have collected: the whole window, or what has passed
 * since the first points, but never less than four weeks, so that one good morning is no pace.
 */
export function dailyPace(
  { points, collectingSince }: { points: number; collectingSince: number | null },
  now: number
): number {
  if (collectingSince === null) return 0
  const days = Math.ceil((now - collectingSince) / DAY_MS)
  return points / Math.min(FORECAST_WINDOW_DAYS, Math.max(PACE_DAYS_MIN, days))
}

/** First what the member scans anyway, then what brings the most a piece. */
function waysTo(missing: number, products: ScannableProduct[]): WayToGift[] {
  const earning = products.filter(({ points }) => points > 0)
  const favourites = earning
    .filter(({ scans }) => scans > 0)
    .toSorted((one, other) => other.scans - one.scans)
    .slice(0, FAVOURITES_MAX)
  const richest = earning
    .filter((product) => !favourites.includes(product))
    .toSorted((one, other) => other.points - one.points)
  return [...favourites, ...richest]
    .slice(0, WAYS_MAX)
    .map(({ title, points }) => ({ title, pieces: Math.ceil(missing / points) }))
}
