import { insertRows } from '#app/database/dialect'
import { DAY_KINDS } from '#app/rules/figures'
import { transaction } from '#app/transaction'
import { daySums } from '#points'
import { daysOf } from '../calendar.js'
import { figuresByDay, noFigures } from '../day_sums.js'

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
  await transaction((trx) => write(trx, rows))
}
