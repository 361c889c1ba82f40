import type { SqlValue } from '#app/database/engine'
import { isLeapYear } from '../name_days.js'

/** Days of a year, both included, as MM-DD; a range may run over New Year's Eve. */
export interface BirthdayRange {
  from: string
  to: string
  /** The year the range lies in, or begins in; it tells whether there is a 29 February. */
  year: number
}

/** SQL over a column `birthday` of YYYY-MM-DD that holds for the members to be greeted in a range. */
export function birthdaysIn({ from, to, year }: BirthdayRange): {
  sql: string
  values: SqlValue[]
} {
  const runsOver = from > to
  const inside = (day: string) => (runsOver ? day >= from || day <= to : day >= from && day <= to)
  const between = runsOver
    ? '(substr(birthday, 6) >= ? OR substr(birthday, 6) <= ?)'
    : 'substr(birthday, 6) BETWEEN ? AND ?'
  const values = [from, to]
  // February of a range over New Year's Eve lies in the year after.
  const leap = isLeapYear(runsOver && from > '02-29' ? year + 1 : year)
  // Who was born on 29 February is greeted on the 28th of a common year.
  if (leap || inside('02-28') === inside('02-29')) return { sql: between, values }
  const sql = inside('02-28')
    ? `(${between} OR substr(birthday, 6) = '02-29')`
    : `(${between} AND substr(birthday, 6) <> '02-29')`
  return { sql, values }
}
