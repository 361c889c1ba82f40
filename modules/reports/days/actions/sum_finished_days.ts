import { dueDay, firstLedgerDay } from '#points'
import { sumDays } from './sum_days.js'
import { dayAfter } from '../calendar.js'
import { summedThrough } from '../queries/summed_days.js'

/** Days that are summed up again at each look: what began before midnight may have come in behind it. */
const AGAIN_DAYS = 2

/** Sums up the days that are over: what is missing, from the first day on, and the last two days once more. */
export async function sumFinishedDays(): Promise<void> {
  const [first, through, due] = [await firstLedgerDay(), await summedThrough(), dueDay()]
  if (!first) return
  const again = through && dayAfter(through, 1 - AGAIN_DAYS)
  const from = again && again > first ? again : first
  // One at a time: a server goes on between two of them.
  for (let day = from; day <= due; day = dayAfter(day)) await sumDays(day, day)
}
