import { watch } from '#app/watch'
import { sumFinishedDays } from '../days/actions/sum_finished_days.js'

/** Pause between two looks, in ms. */
const PERIOD_MS = 5 * 60_000

/** Sums up the days that are over. */
export const figureWatch = watch(PERIOD_MS, sumFinishedDays, 'Days could not be summed up')
