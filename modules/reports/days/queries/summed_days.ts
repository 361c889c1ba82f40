import type { RowOf } from '#app/database/row_of'
import type { DayKind } from '#app/rules/figures'
import { dayAfter } from '../calendar.js'
import { daySums, firstLedgerDay } from '#points'
import { figuresByDay, heldBy, noFigures, total, type Figures } from '../day_sums.js'
import ReportDay from '../models/report_day.js'
import ReportScanners from '../models/report_scanners.js'

/** Days in Budapest, YYYY-MM-DD, both included. */
export interface Days {
  from: string
  to: string
}

/** The last day that was summed up; undefined before the first one. */
export async function summedThrough(): Promise<string | undefined> {
  const last = await ReportDay.query().orderBy('businessDate', 'desc').first()
  return last?.businessDate
}

/** The figures of some days, and what members held at the end of the last one, in points. Days without any are left out. */
export interface SummedDays {
  figures: Map<string, Figures>
  held: number
}

/** Of days that are over from their sums, of the others from the ledger, which is read once. */
export async function summedDays({ from, to }: Days): Promise<SummedDays> {
  const through = await summedThrough()
  const first = through ? dayAfter(through) : ((await firstLedgerDay()) ?? from)
  const rest = first > to ? new Map() : figuresByDay(await daySums({ from: first, to }))
  const asked = [...rest].filter(([day]) => day >= from)
  const held = heldBy(await keptTotal({ before: first, to })) + heldBy(total(rest.values()))
  return { figures: new Map([...(await keptFigures({ from, to })), ...asked]), held }
}

/** The sums that are kept of some days. */
export async function keptFigures({ from, to }: Days): Promise<Map<string, Figures>> {
  const rows = await ReportDay.query()
    .where('businessDate', '>=', from)
    .where('businessDate', '<=', to)
    .orderBy('businessDate')
    .pojo<{ business_date: string; kind: DayKind; amount: number | string }>()
  const days = new Map<string, Figures>()
  for (const { business_date: businessDate, kind, amount } of rows) {
    const figures = days.get(businessDate) ?? noFigures()
    figures[kind] = Number(amount)
    days.set(businessDate, figures)
  }
  return days
}

/** Who scanned on the days that are kept of some. */
export function keptScanners({ from, to }: Days) {
  return ReportScanners.query()
    .where('businessDate', '>=', from)
    .where('businessDate', '<=', to)
    .pojo<RowOf<ReportScanners, 'businessDate' | 'members'>>()
}

/** What the sums up to a day come to; what is read from the ledger may be summed up meanwhile, and counts once. */
async function keptTotal({ before, to }: { before: string; to: string }): Promise<Figures> {
  const kept = await ReportDay.query()
    .where('businessDate', '<', before)
    .where('businessDate', '<=', to)
    .groupBy('kind')
    .select('kind')
    .sum('amount as amount')
    .pojo<{ kind: DayKind; amount: number | string }>()
  const sums = noFigures()
  for (const { kind, amount } of kept) sums[kind] = Number(amount)
  return sums
}
