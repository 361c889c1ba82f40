/** Most bars of a distribution. */
const BINS_MAX = 12
const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7

/** One bar: from and to, both included, and how many answers lie there. */
export type Bin<Value> = { from: Value; to: Value; count: number }

/** How answers spread: bars in order, and the one in the middle; null where nobody answered. */
export type Spread<Value> = { bins: Bin<Value>[]; median: Value | null }

/** Whole numbers in at most twelve bars of one width. */
export function spreadOfNumbers(numbers: number[]): Spread<number> {
  const sorted = numbers.toSorted((one, other) => one - other)
  if (sorted.length === 0) return { bins: [], median: null }
  const [least, most] = [sorted[0], sorted.at(-1)!]
  const width = niceWidth(most - least + 1)
  const begin = Math.floor(least / width) * width
  const bins: Bin<number>[] = []
  for (let from = begin; from <= most; from += width) {
    bins.push({ from, to: from + width - 1, count: 0 })
  }
  for (const one of sorted) bins[Math.floor((one - begin) / width)].count++
  return { bins, median: medianOf(sorted) }
}

/** Days in bars of a week, or of as many weeks as make at most twelve bars. */
export function spreadOfDays(days: string[]): Spread<string> {
  const weeks = spreadOfNumbers(days.map((day) => Math.floor((numberOf(day) + 3) / WEEK_DAYS)))
  const median = medianOf(days.map(numberOf).toSorted((one, other) => one - other))
  return {
    bins: weeks.bins.map(({ from, to, count }) => {
      return { from: dayOf(from * WEEK_DAYS - 3), to: dayOf(to * WEEK_DAYS + 3), count }
    }),
    median: median === null ? null : dayOf(Math.floor(median)),
  }
}

/** Days from the first to the last one, both counted. */
export function lengthOf({ from, to }: { from: string; to: string }): number {
  return numberOf(to) - numberOf(from) + 1
}

/** 1, 2 or 5 with noughts: the narrowest that needs at most twelve bars, one kept for an uneven beginning. */
function niceWidth(range: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      if (Math.ceil(range / (step * power)) < BINS_MAX) return step * power
    }
  }
}

/** The value in the middle; of two the half between them. */
function medianOf(sorted: number[]): number | null {
  if (sorted.length === 0) return null
  const middle = sorted.length / 2
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)]
  return (sorted[middle - 1] + sorted[middle]) / 2
}

/** Days since 1 January 1970, a Thursday: three days later weeks begin. */
function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
}

function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
