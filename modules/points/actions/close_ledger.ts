import { clock } from '#app/clock'
import { rows, runnerOf } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { businessDate } from '#points/business_date'
import { digestDays, ledgerCloses, type LedgerClose } from '#points/history'

/** A day is closed this long after its end, when no transaction of it can still be under way. */
const SETTLING_MS = 10 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

const INSERT = `INSERT INTO ledger_closes
  (business_date, last_entry_id, entries, points, hash, closed_at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (business_date) DO NOTHING`

/** What a ledger without a close comes to. */
const NOTHING: LedgerClose = { businessDate: '', lastEntryId: 0, entries: 0, points: 0, hash: '' }

/**
 * Writes down what the ledger came to at the end of the last full day, so that a later change of
 * the past shows. A day that is closed stays as it is.
 *
 * @returns the close of that day
 */
export async function closeLedger(trx: Transaction): Promise<LedgerClose> {
  const day = lastFullDay(clock.now() - SETTLING_MS)
  const runner = runnerOf(trx)
  const before = (await ledgerCloses(runner)).at(-1) ?? NOTHING
  if (before.businessDate === day) return before
  if (before.businessDate > day) throw new Error(`The ledger is closed beyond ${day} already`)
  const days = { after: before.businessDate, through: day }
  const digest = await digestDays(runner, days, before.hash)
  const close = {
    businessDate: day,
    lastEntryId: Math.max(before.lastEntryId, digest.lastEntryId),
    entries: before.entries + digest.entries,
    points: before.points + digest.points,
    hash: digest.hash,
  }
  const { lastEntryId, entries, points, hash } = close
  await rows(trx, INSERT, [day, lastEntryId, entries, points, hash, clock.now()])
  return close
}

/** The day before the one `instant` lies in, in Budapest; days there have 23 to 25 hours. */
function lastFullDay(instant: number): string {
  const today = businessDate(instant)
  let earlier = instant - DAY_MS / 2
  while (businessDate(earlier) === today) earlier -= DAY_MS / 4
  return businessDate(earlier)
}
