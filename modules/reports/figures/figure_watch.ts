import type { PeriodName } from '#app/rules/figures'
import { watch } from '#app/watch'
import { sumFinishedDays } from '../days/actions/sum_finished_days.js'
import { figuresOfDays } from '../days/queries/summed_days.js'
import { periodOf } from './period.js'
import { activeMembers } from './queries/active_members.js'

/** Pause between two looks, in ms. */
const PERIOD_MS = 5 * 60_000
/** Periods that take long to read when nobody has read them yet. */
const LONG = ['quarter', 'year'] satisfies PeriodName[]

/** Sums up the days that are over, and reads who scanned in long periods before somebody asks. */
export const figureWatch = watch(PERIOD_MS, look, 'Days could not be summed up')

async function look(): Promise<void> {
  await sumFinishedDays()
  for (const name of LONG) {
    const { days, before } = periodOf(name)
    for (const period of [days, before]) await activeMembers(period, await figuresOfDays(period))
  }
}
