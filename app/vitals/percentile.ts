import { ratingOf, stepBefore, type Metric, type Rating } from './metrics.js'

/** So many visits of a step, which is named by its upper end. */
export interface Step {
  atMost: number
  visits: number
}

/** How a page was for the visits of a week, by one metric. */
export interface Figure {
  /** Three of four visits had at most so much; in ms, of `cls` in thousandths. */
  p75: number
  rating: Rating
  visits: number
  /** Visits by what their own figure is called. */
  good: number
  fair: number
  poor: number
}

/** The share of visits that a page is judged by. @source docs/decisions/0221 */
const SHARE = 0.75

/** What steps say together; null without a visit. */
export function figureOf(metric: Metric, steps: readonly Step[]): Figure | null {
  const visits = sum(steps)
  if (visits === 0) return null
  const called = (rating: Rating) =>
    sum(steps.filter(({ atMost }) => ratingOf(metric, atMost) === rating))
  const p75 = percentile(metric, steps)
  const [good, fair, poor] = [called('good'), called('fair'), called('poor')]
  return { p75, rating: ratingOf(metric, p75), visits, good, fair, poor }
}

/** Within a step visits are taken to lie evenly; the answer is off by less than the step. */
function percentile(metric: Metric, steps: readonly Step[]): number {
  let left = sum(steps) * SHARE
  for (const { atMost, visits } of steps.toSorted((one, other) => one.atMost - other.atMost)) {
    if (left <= visits) {
      const from = stepBefore(metric, atMost)
      return Math.round(from + ((atMost - from) * left) / visits)
    }
    left -= visits
  }
  return 0
}

function sum(steps: readonly Step[]): number {
  return steps.reduce((all, { visits }) => all + visits, 0)
}
