const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7

/** A week of a game; days YYYY-MM-DD. */
export interface Week {
  key: string
  firstDay: string
  lastDay: string
}

/** The whole weeks of a game, counted from its first day, and how many days lie after them; none while a day is missing. */
export function weeksOf(firstDay?: string, lastDay?: string): { weeks: Week[]; looseDays: number } {
  const [first, last] = [Date.parse(firstDay ?? ''), Date.parse(lastDay ?? '')]
  const days = Number.isNaN(first + last) ? 0 : Math.max(0, (last - first) / DAY_MS + 1)
  const weeks = Array.from({ length: Math.floor(days / WEEK_DAYS) }, (_, at) => ({
    key: `w${at + 1}`,
    firstDay: laterBy(firstDay!, at * WEEK_DAYS),
    lastDay: laterBy(firstDay!, at * WEEK_DAYS + WEEK_DAYS - 1),
  }))
  return { weeks, looseDays: days % WEEK_DAYS }
}

/** The day so many days later, YYYY-MM-DD. */
export function laterBy(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
