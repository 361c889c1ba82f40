import { unheard, type OnProgress } from '#app/progress'
import { DAY_KINDS, type DayKind } from '#app/rules/figures'
import { daySums, dueDay, firstLedgerDay, scannersOf } from '#points'
import { countOfDays, dayAfter, daysOf } from '../calendar.js'
import { figuresByDay, noFigures, type Figures } from '../day_sums.js'
import { MemberSet } from '../member_set.js'
import ReportDay from '../models/report_day.js'
import { keptFigures, keptScanners, summedThrough } from './summed_days.js'

const NOBODY = Buffer.alloc(0)
/** Days read at a time. */
const CHUNK_DAYS = 31

/** A figure of a day that the ledger does not say. */
export interface DifferentDay {
  day: string
  kind: DayKind
  /** What was summed up; null where nothing was. */
  kept: number | null
  ledger: number
}

/** What a comparison found. */
export interface DaysVerdict {
  ok: boolean
  /** The last day that was summed up. */
  through: string | null
  days: number
  /** Days that are over and wait to be summed up. */
  waiting: number
  different: DifferentDay[]
}

/** Compares the sums of days with the ledger; reads only. @param told hears how many days are done */
export async function verifyDays({
  told = unheard,
}: { told?: OnProgress } = {}): Promise<DaysVerdict> {
  const [first, through, due] = [await firstLedgerDay(), await summedThrough(), dueDay()]
  const from = earlier(first, await firstKept())
  const different: DifferentDay[] = []
  if (from && through) {
    for (let day = from; day <= through; day = dayAfter(day, CHUNK_DAYS)) {
      const last = earlier(dayAfter(day, CHUNK_DAYS - 1), through)!
      different.push(...(await differencesOf(day, last)))
      told(countOfDays(from, last), countOfDays(from, through))
    }
  }
  const waitingFrom = through ? dayAfter(through) : first
  return {
    ok: different.length === 0,
    through: through ?? null,
    days: from && through ? countOfDays(from, through) : 0,
    waiting: waitingFrom ? countOfDays(waitingFrom, due) : 0,
    different,
  }
}

async function differencesOf(from: string, to: string): Promise<DifferentDay[]> {
  const kept = await keptFigures({ from, to })
  const ledger = figuresByDay(await daySums({ from, to }))
  const days = [...new Set([...kept.keys(), ...ledger.keys()])].toSorted()
  const sums = days.flatMap((day) => differencesOfDay(day, kept.get(day), ledger.get(day)))
  return [...sums, ...(await otherScanners(from, to))]
}

/** Days of which other members are kept than those who scanned; told by how many they are. */
async function otherScanners(from: string, to: string): Promise<DifferentDay[]> {
  const rows = await keptScanners({ from, to })
  const different: DifferentDay[] = []
  for (const day of daysOf(from, to)) {
    const members = rows.find((row) => row.business_date === day)?.members
    const ledger = MemberSet.of(await scannersOf({ from: day, to: day }))
    if (ledger.kept.equals(members ?? NOBODY)) continue
    const kept = members ? MemberSet.ofKept([members]).size : null
    different.push({ day, kind: 'active', kept, ledger: ledger.size })
  }
  return different
}

function differencesOfDay(day: string, kept?: Figures, ledger: Figures = noFigures()) {
  return DAY_KINDS.filter((kind) => (kept?.[kind] ?? 0) !== ledger[kind]).map((kind) => {
    return { day, kind, kept: kept?.[kind] ?? null, ledger: ledger[kind] }
  })
}

async function firstKept() {
  return (await ReportDay.query().orderBy('businessDate').first())?.businessDate
}

function earlier(one: string | undefined, other: string | undefined) {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
