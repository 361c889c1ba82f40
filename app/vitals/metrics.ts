/** What is measured of a visit: the largest paint, the slowest answer to a touch, what moved, the first byte, the first paint. */
export const METRICS = ['lcp', 'inp', 'cls', 'ttfb', 'fcp'] as const

export type Metric = (typeof METRICS)[number]

/** How a figure is called: what is not poor and not good needs work. */
export type Rating = 'good' | 'fair' | 'poor'

/** Up to where a figure is good, and beyond what it is poor, in ms; of `cls` in thousandths. @source docs/decisions/0221 */
const BOUNDS: Record<Metric, { good: number; fair: number }> = {
  lcp: { good: 2500, fair: 4000 },
  inp: { good: 200, fair: 500 },
  cls: { good: 100, fair: 250 },
  ttfb: { good: 800, fair: 1800 },
  fcp: { good: 1800, fair: 3000 },
}

const PAINTS = [
  200, 400, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 6000, 8000,
  10_000, 15_000, 20_000, 30_000, 60_000,
]

/** Where figures are cut into steps, in ms; of `cls` in thousandths. The bounds above are among them. */
const STEPS: Record<Metric, readonly number[]> = {
  lcp: PAINTS,
  fcp: PAINTS,
  ttfb: [50, 100, 200, 300, 400, 600, 800, 1000, 1300, 1800, 2500, 4000, 8000, 15_000, 60_000],
  inp: [16, 24, 40, 56, 80, 104, 152, 200, 256, 304, 400, 500, 700, 1000, 2000, 5000, 60_000],
  cls: [0, 5, 10, 20, 35, 50, 75, 100, 150, 200, 250, 350, 500, 1000, 60_000],
}

/** The largest figure that a visit may tell. */
export const FIGURE_MAX = 60_000

/** The step a figure falls into, named by its upper end. */
export function stepOf(metric: Metric, figure: number): number {
  return STEPS[metric].find((step) => figure <= step)!
}

/** The upper end of the step before; a figure of this one is larger. */
export function stepBefore(metric: Metric, step: number): number {
  return STEPS[metric].findLast((one) => one < step) ?? 0
}

/** What a figure is called. */
export function ratingOf(metric: Metric, figure: number): Rating {
  const { good, fair } = BOUNDS[metric]
  if (figure <= good) return 'good'
  return figure <= fair ? 'fair' : 'poor'
}
