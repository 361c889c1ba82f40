import { DateTime } from 'luxon'
import { businessDate, startOfBusinessDate } from '#app/business_date'
import { clock } from '#app/clock'
import type { PeriodName } from '#app/rules/figures'
import { countOfDays, dayAfter } from '../days/calendar.js'
import type { Days } from '../days/queries/summed_days.js'

/** Days of the period that is called a month: it ends today. */
export const MONTH_DAYS = 30

/** A period and as many days of the one before it, all in Budapest. */
export interface Period {
  days: Days
  before: Days
}

/** The period of a name as it is today. */
export function periodOf(name: PeriodName, own?: Days): Period {
  const today = businessDate(clock.now())
  if (name === 'days' && own)
    return withBefore(own, dayAfter(own.from, -countOfDays(own.from, own.to)))
  if (name === 'week' || name === 'quarter' || name === 'year') {
    const first = DateTime.fromISO(today, { zone: 'utc' }).startOf(name)
    const before = first.minus({ [`${name}s`]: 1 })
    return withBefore({ from: first.toISODate()!, to: today }, before.toISODate()!)
  }
  const from = dayAfter(today, 1 - MONTH_DAYS)
  return withBefore({ from, to: today }, dayAfter(from, -MONTH_DAYS))
}

/** A quarter may be longer than the one before: that one ends where this one begins. */
function withBefore(days: Days, from: string): Period {
  const asLong = dayAfter(from, countOfDays(days.from, days.to) - 1)
  const eve = dayAfter(days.from, -1)
  return { days, before: { from, to: asLong < eve ? asLong : eve } }
}

/**
 * The same days as instants in ms UTC, half open, in stretches of at most a month, the earliest first: who reads one after the other
 * lets others be answered in between.
 */
export function stretchesOf({ from, to }: Days) {
  const stretches: { from: number; until: number }[] = []
  for (let day = from; day <= to; day = dayAfter(day, MONTH_DAYS)) {
    const last = dayAfter(day, MONTH_DAYS - 1)
    const until = startOfBusinessDate(last < to ? last : to, 1)
    stretches.push({ from: startOfBusinessDate(day), until })
  }
  return stretches
}
