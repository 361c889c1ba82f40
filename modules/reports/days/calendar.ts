const DAY_MS = 24 * 60 * 60 * 1000

/** A calendar day so many days later, YYYY-MM-DD. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days there are from one to the other, both included; none where they are in the wrong order. */
export function countOfDays(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1)
}

/** Every day from one to the other, both included. */
export function daysOf(from: string, to: string): string[] {
  return Array.from({ length: countOfDays(from, to) }, (_, at) => dayAfter(from, at))
}
