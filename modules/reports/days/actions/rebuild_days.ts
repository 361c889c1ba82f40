import { transaction } from '#app/transaction'
import { dueDay, firstLedgerDay } from '#points'
import { countOfDays, dayAfter } from '../calendar.js'
import ReportDay from '../models/report_day.js'
import ReportScanners from '../models/report_scanners.js'
import { sumDays } from './sum_days.js'

/** Days of one transaction: the shop goes on between two of them. */
const CHUNK_DAYS = 7

/** What was built: the days in Budapest, and how many there are. */
export interface Rebuilt {
  from: string | null
  to: string | null
  days: number
}

/** The days a rebuilding takes: from the first entry to the last day that is over. */
export async function daysToRebuild(): Promise<Rebuilt> {
  const [from, to] = [await firstLedgerDay(), dueDay()]
  if (!from || from > to) return { from: null, to: null, days: 0 }
  return { from, to, days: countOfDays(from, to) }
}

/**
 * Sums up every day anew, a week at a time. Pages read meanwhile what was there before.
 *
 * @param isDry only says which days that would be
 * @param told hears how many days are done
 */
export async function rebuildDays({
  isDry = false,
  told = () => {},
}: { isDry?: boolean; told?: (done: number, days: number) => void } = {}): Promise<Rebuilt> {
  const planned = await daysToRebuild()
  if (isDry) return planned
  await forgetOthers(planned)
  const { from, to, days } = planned
  if (from === null || to === null) return planned
  for (let day = from; day <= to; day = dayAfter(day, CHUNK_DAYS)) {
    const last = dayAfter(day, CHUNK_DAYS - 1)
    await sumDays(day, last < to ? last : to)
    told(Math.min(countOfDays(from, last), days), days)
  }
  return planned
}

/** Sums of days that the ledger does not have, or that are not over, say nothing. */
function forgetOthers({ from, to }: Rebuilt) {
  return transaction(async ({ client }) => {
    for (const sums of [ReportDay.query({ client }), ReportScanners.query({ client })]) {
      if (from !== null && to !== null) {
        sums.where((day) => day.where('businessDate', '<', from).orWhere('businessDate', '>', to))
      }
      await sums.delete()
    }
  })
}
