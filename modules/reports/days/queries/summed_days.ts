import type { DayKind } from '#app/rules/figures'
import type { RowOf } from '#app/database/row_of'
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

/** The figures of days: of those that are over from their sums, of the others from the ledger. Days without any are left out. */
export async function figuresOfDays({ from, to }: Days): Promise<Map<string, Figures>> {
  const through = await summedThrough()
  const [summed, rest] = await Promise.all([
    keptFigures({ from, to }),
    figuresSince(through, { from, to }),
  ])
  return new Map([...summed, ...rest])
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

/** The figures of days that were not summed up yet. */
async function figuresSince(through: string | undefined, { from, to }: Days) {
  const first = through && through >= from ? dayAfter(through) : from
  if (first > to) return new Map<string, Figures>()
  return figuresByDay(await daySums({ from: first, to }))
}

/** Points that members held at the end of a day. */
export async function heldAtTheEndOf(day: string): Promise<number> {
  const through = await summedThrough()
  const kept = await ReportDay.query()
    .where('businessDate', '<=', day)
    .groupBy('kind')
    .select('kind')
    .sum('amount as amount')
    .pojo<{ kind: DayKind; amount: number | string }>()
  const sums = noFigures()
  for (const { kind, amount } of kept) sums[kind] = Number(amount)
  const first = await firstLedgerDay()
  const rest = first ? await figuresSince(through, { from: first, to: day }) : new Map()
  return heldBy(sums) + heldBy(total(rest.values()))
}
