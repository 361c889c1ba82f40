import type { PeriodName } from '#app/rules/figures'
import { watch } from '#app/watch'
import { sumFinishedDays } from '../days/actions/sum_finished_days.js'
import { periodOf } from './period.js'
import { laterFigures } from './queries/later_figures.js'

/** Pause between two looks, in ms. */
const PERIOD_MS = 5 * 60_000
/** The first look, in ms: soon, for sums may be missing since an upgrade, but not while a server begins to serve. */
const FIRST_MS = 5000
/** Periods that may take long to read. */
const LONG = ['quarter', 'year'] satisfies PeriodName[]

/** Sums up the days that are over, and reads long periods before somebody asks. */
export const figureWatch = watch(PERIOD_MS, look, 'Days could not be summed up', FIRST_MS)

async function look(): Promise<void> {
  await sumFinishedDays()
  for (const name of LONG) await laterFigures(periodOf(name))
}
