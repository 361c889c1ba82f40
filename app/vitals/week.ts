import { DateTime } from 'luxon'
import { businessDate } from '#app/business_date'

/**
 * The Monday of an instant's week in Budapest, as YYYY-MM-DD.
 *
 * @param instant milliseconds UTC
 * @param weeksBefore of the week so many weeks before it
 */
export function weekOf(instant: number, weeksBefore = 0): string {
  const day = DateTime.fromISO(businessDate(instant), { zone: 'utc' })
  return day.startOf('week').minus({ weeks: weeksBefore }).toISODate()!
}
