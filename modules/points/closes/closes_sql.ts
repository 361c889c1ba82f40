import { createHash } from 'node:crypto'
import { headOf } from '#app/audit/chain_sql'
import type { SqlRunner } from '#app/database/engine'
import { unheard, type OnProgress } from '#app/progress'
import type { LedgerCloseSchema, LedgerEntrySchema } from '#database/schema'
import type { Finding } from '#points/truths/invariant'

/** Entries read at a time. */
const PAGE = 5000

/** What the ledger comes to up to a day and an entry; of an entry after it this says nothing. */
export type CloseFigures = Pick<
  LedgerCloseSchema,
  'businessDate' | 'lastEntryId' | 'entries' | 'points' | 'hash'
>

/** What a ledger without a close comes to. */
export const NOTHING: CloseFigures = {
  businessDate: '',
  lastEntryId: 0,
  entries: 0,
  points: 0,
  hash: '',
}

const COLUMNS = `id, member_id AS "memberId", points, source, source_name AS "sourceName",
  reference, balance_after AS "balanceAfter", product_id AS "productId",
  reversed_entry_id AS "reversedEntryId", actor_id AS "actorId", occurred_at AS "occurredAt",
  business_date AS "businessDate"`

/** Those of the days since the close before, and what was accepted late into the days before it. */
const ENTRIES = `SELECT * FROM (
    SELECT ${COLUMNS} FROM ledger_entries
      WHERE business_date > ? AND business_date <= ? AND id > ? AND id <= ?
    UNION ALL SELECT ${COLUMNS} FROM ledger_entries
      WHERE id > ? AND id <= ? AND business_date <= ?) covered
  ORDER BY id LIMIT ${PAGE}`

const NEWEST = `SELECT COALESCE(MAX(id), 0) AS id, COALESCE(MAX(business_date), '') AS day
  FROM ledger_entries WHERE business_date <= ?`

/** The newest entry of a day or of an earlier one, and the day of the newest. */
export async function newestThrough(
  runner: SqlRunner,
  day: string
): Promise<{ id: number; day: string }> {
  const [newest] = await runner.rows<{ id: number; day: string }>(NEWEST, [day])
  return newest
}

/**
 * Chains the entries up to a day and an entry to the close before them. A change of the past
 * changes the hash.
 *
 * @param told hears how many entries were read of about how many
 */
export async function closeAfter(
  runner: SqlRunner,
  before: CloseFigures,
  { businessDate, lastEntryId }: Pick<CloseFigures, 'businessDate' | 'lastEntryId'>,
  told: OnProgress = unheard
): Promise<CloseFigures> {
  const hash = createHash('sha256').update(before.hash)
  const close = { businessDate, lastEntryId, entries: before.entries, points: before.points }
  const days = [before.businessDate, businessDate]
  // Numbers without an entry are few.
  const total = lastEntryId - before.lastEntryId
  for (let last = 0; ;) {
    const late = [Math.max(last, before.lastEntryId), lastEntryId, before.businessDate]
    const page = await runner.rows<LedgerEntrySchema>(ENTRIES, [
      ...days,
      last,
      lastEntryId,
      ...late,
    ])
    for (const entry of page) {
      hash.update(`${JSON.stringify(Object.values(entry))}\n`)
      close.points += entry.points
    }
    close.entries += page.length
    if (page.length < PAGE) {
      told(total, total)
      return { ...close, hash: hash.digest('hex') }
    }
    last = page.at(-1)!.id
    told(Math.max(last - before.lastEntryId, 0), total)
  }
}

const CLOSES = `SELECT business_date AS "businessDate", last_entry_id AS "lastEntryId", entries,
  points, hash FROM ledger_closes ORDER BY business_date`

/** Every close, oldest first. */
export function ledgerCloses(runner: SqlRunner): Promise<CloseFigures[]> {
  return runner.rows<CloseFigures>(CLOSES)
}

/** The closes that do not fit the entries any more. */
export async function changedCloses(runner: SqlRunner): Promise<Finding[]> {
  const changed: Finding[] = []
  let before = NOTHING
  for (const close of await ledgerCloses(runner)) {
    const now = await closeAfter(runner, before, close)
    const { hash, entries, points } = close
    if (now.hash !== hash || now.entries !== entries || now.points !== points) {
      const figures = { entries_now: now.entries, points, points_now: now.points }
      changed.push({ business_date: close.businessDate, entries, ...figures })
    }
    before = close
  }
  return changed
}

/** Whether closes were taken away: the last one is known, and how many there were. */
export async function missingCloses(runner: SqlRunner): Promise<Finding[]> {
  const closes = await ledgerCloses(runner)
  const head = await headOf(runner, 'closes')
  const last = closes.at(-1) ?? NOTHING
  if (head.links === closes.length && head.hash === last.hash) return []
  const figures = { closes: closes.length, closes_written: head.links }
  return [{ last_business_date: last.businessDate, ...figures }]
}

const LATE = `SELECT e.id AS entry_id, e.member_id, e.business_date, e.points, e.reference
  FROM ledger_entries e JOIN (SELECT business_date, last_entry_id FROM ledger_closes
    ORDER BY business_date DESC LIMIT 1) c
  ON e.business_date <= c.business_date AND e.id > c.last_entry_id ORDER BY e.id`

/** Entries that came into a day after it was closed. */
export function lateEntries(runner: SqlRunner): Promise<Finding[]> {
  return runner.rows<Finding>(LATE)
}

/** The day of the first entry, YYYY-MM-DD; undefined where there is none. */
export async function firstDay(runner: SqlRunner): Promise<string | undefined> {
  const sql = 'SELECT MIN(business_date) AS day FROM ledger_entries'
  const [{ day }] = await runner.rows<{ day: string | null }>(sql)
  return day ?? undefined
}
