import { createHash } from 'node:crypto'
import type { SqlRunner } from '#app/database/engine'

/** Entries read at a time. */
const PAGE = 5000

/** What the entries of some days come to. */
export interface DigestedDays {
  entries: number
  points: number
  /** 0 where there is no entry. */
  lastEntryId: number
  /** SHA-256 over the hash before and every entry, as hex. */
  hash: string
}

/** Which days: after `after` (or from the beginning) up to `through`, both YYYY-MM-DD. */
export interface Days {
  after: string
  through: string
}

const ENTRIES = `SELECT id, member_id AS "memberId", points, source, source_name AS "sourceName",
  reference, balance_after AS "balanceAfter", product_id AS "productId",
  reversed_entry_id AS "reversedEntryId", actor_id AS "actorId", occurred_at AS "occurredAt",
  business_date AS "businessDate" FROM ledger_entries
  WHERE business_date > ? AND business_date <= ? AND id > ? ORDER BY id LIMIT ${PAGE}`

/** Chains the entries of days to the hash before them: any change of the past changes the hash. */
export async function digestDays(
  runner: SqlRunner,
  { after, through }: Days,
  hashBefore: string
): Promise<DigestedDays> {
  const hash = createHash('sha256').update(hashBefore)
  const digest = { entries: 0, points: 0, lastEntryId: 0 }
  for (;;) {
    type Row = { id: number; points: number }
    const page = await runner.rows<Row>(ENTRIES, [after, through, digest.lastEntryId])
    for (const entry of page) {
      hash.update(`${JSON.stringify(Object.values(entry))}\n`)
      digest.points += entry.points
    }
    digest.entries += page.length
    digest.lastEntryId = page.at(-1)?.id ?? digest.lastEntryId
    if (page.length < PAGE) return { ...digest, hash: hash.digest('hex') }
  }
}

/** A stored close: what all entries up to the end of its day came to. */
export interface LedgerClose extends DigestedDays {
  businessDate: string
}

const CLOSES = `SELECT business_date AS "businessDate", last_entry_id AS "lastEntryId", entries,
  points, hash FROM ledger_closes ORDER BY business_date`

/** Every close, oldest first. */
export function ledgerCloses(runner: SqlRunner): Promise<LedgerClose[]> {
  return runner.rows<LedgerClose>(CLOSES)
}

/** How many closes do not fit the entries any more. */
export async function changedCloses(runner: SqlRunner): Promise<number> {
  let changed = 0
  let before = { businessDate: '', entries: 0, points: 0, hash: '' }
  for (const close of await ledgerCloses(runner)) {
    const days = { after: before.businessDate, through: close.businessDate }
    const digest = await digestDays(runner, days, before.hash)
    const isSame =
      digest.hash === close.hash &&
      before.entries + digest.entries === close.entries &&
      before.points + digest.points === close.points
    if (!isSame) changed += 1
    before = close
  }
  return changed
}
