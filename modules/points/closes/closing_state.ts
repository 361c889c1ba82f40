import type { SqlRunner } from '#app/database/engine'
import { daysBetween, dueDay } from './close_ledger.js'
import { firstDay, ledgerCloses } from './closes_sql.js'

/** How far the ledger is closed. Days are YYYY-MM-DD in Budapest. */
export interface ClosingState {
  /** The last day that was closed; undefined before the first close. */
  closed: string | undefined
  /** The first day that waits to be closed; undefined where none does. */
  openSince: string | undefined
  /** Full days that were not closed; below zero where the closes lie ahead of the clock. */
  days: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Since when the ledger was not closed; a ledger without entries has nothing to close. */
export async function closingState(runner: SqlRunner): Promise<ClosingState> {
  const closed = (await ledgerCloses(runner)).at(-1)?.businessDate
  const first = closed ? dayAfter(closed) : await firstDay(runner)
  if (!first) return { closed, openSince: undefined, days: 0 }
  const days = daysBetween(first, dueDay()) + 1
  return { closed, openSince: days > 0 ? first : undefined, days }
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}
