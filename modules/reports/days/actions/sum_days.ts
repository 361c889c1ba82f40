import { insertRows } from '#app/database/dialect'
import { DAY_KINDS } from '#app/rules/figures'
import { transaction } from '#app/transaction'
import { daySums, scannersOf } from '#points'
import { daysOf } from '../calendar.js'
import { figuresByDay, noFigures } from '../day_sums.js'
import { MemberSet } from '../member_set.js'
import ReportScanners from '../models/report_scanners.js'

const write = insertRows({
  table: 'report_days',
  columns: {
    business_date: ['day', 'text'],
    kind: ['kind', 'text'],
    amount: ['amount', 'bigint'],
  },
  conflict: 'ON CONFLICT (business_date, kind) DO UPDATE SET amount = excluded.amount',
  key: 'kind',
})

/**
 * Sums up days of the ledger and writes them in one transaction, which holds nobody while entries are read; again is harmless. A
 * day without entries gets its zeros.
 */
export async function sumDays(from: string, to: string): Promise<void> {
  const figures = figuresByDay(await daySums({ from, to }))
  const rows = daysOf(from, to).flatMap((day) => {
    const sums = figures.get(day) ?? noFigures()
    return DAY_KINDS.map((kind) => ({ day, kind, amount: sums[kind] }))
  })
  const scanners = await scannersByDay(from, to)
  await transaction(async (trx) => {
    await write(trx, rows)
    await ReportScanners.updateOrCreateMany('businessDate', scanners, { client: trx.client })
  })
}

async function scannersByDay(from: string, to: string) {
  const days: { businessDate: string; members: Buffer }[] = []
  for (const day of daysOf(from, to)) {
    const members = MemberSet.of(await scannersOf({ from: day, to: day })).kept
    days.push({ businessDate: day, members })
  }
  return days
}
