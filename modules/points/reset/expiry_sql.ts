import { businessDate } from '#app/business_date'
import { shopReader } from '#app/database/engine'
import type LedgerEntry from '#points/ledger/models/ledger_entry'

/** The most points that a balance may hold. @source database/migrations/0202_create_ledger.ts */
const BALANCE_MAX = 2_000_000_000

/**
 * What is left at a cut-off of the points of member `b` after the debits since. It is never more than the balance: what
 * came since is not in it, what went since is taken off. An entry of this very reset takes off more than anybody can have,
 * so that nobody is booked twice.
 *
 * A debit that was taken back spent nothing, and taking back what came after the cut-off takes nothing
 * of what was there before.
 *
 * @source requirements O-05
 */
const LEFT_AFTER_ENTRIES = `SELECT SUM(CASE
      WHEN e.occurred_at < ? THEN e.points
      WHEN e.points > 0 THEN 0
      WHEN e.reference = 'reset:' || CAST(? AS TEXT) || ':' || e.member_id THEN -${BALANCE_MAX}
      WHEN EXISTS (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = e.id) THEN 0
      WHEN EXISTS (SELECT 1 FROM ledger_entries undone
        WHERE undone.id = e.reversed_entry_id AND undone.occurred_at >= ?) THEN 0
      ELSE e.points END)
  FROM ledger_entries e WHERE e.member_id = b.member_id`

/** The members of a range without an entry since the cut-off, of whom all is left: no entry is read for them. */
export const QUIET_MEMBERS = `SELECT member_id, points AS balance, last_entry_id, points FROM balances
  WHERE member_id > ? AND member_id <= ? AND last_entry_id < ? AND points > 0`

/**
 * The other members of a range whose points expire. What is left is set aside before it is compared: both databases would
 * else work it out twice.
 */
export const BUSY_MEMBERS = `SELECT * FROM (WITH left_over AS MATERIALIZED (
    SELECT b.member_id, b.points AS balance, b.last_entry_id,
      CAST((${LEFT_AFTER_ENTRIES}) AS BIGINT) AS points
    FROM balances b WHERE b.member_id > ? AND b.member_id <= ? AND b.last_entry_id >= ?)
  SELECT * FROM left_over WHERE points > 0) members`

/** The end of a year. */
export interface YearEnd {
  year: number
  /** Its instant in ms UTC. */
  cutoff: number
  /** Every entry with a lower id is from before it. */
  firstSince: number
}

// The sign keeps SQLite from walking the ledger by id up to the first hit; it has an index of days.
const FIRST_SINCE = `SELECT COALESCE((SELECT MIN(+id) FROM ledger_entries WHERE business_date >= ?),
  (SELECT MAX(id) + 1 FROM ledger_entries), 1) AS id`

/** The id of the first entry since an instant in ms UTC; where there is none, the next id. */
export async function firstEntrySince(instant: number): Promise<number> {
  const [{ id }] = await shopReader().rows<Pick<LedgerEntry, 'id'>>(FIRST_SINCE, [
    businessDate(instant),
  ])
  return id
}

/** Members by id: those after the first one, through the last one. */
export interface MemberRange {
  after: number
  through: number
}

/** The end of a year, and of whom points expire. */
export type Expiry = YearEnd & MemberRange

/** The values of `QUIET_MEMBERS`. */
export function quietValues({ firstSince, after, through }: Expiry): number[] {
  return [after, through, firstSince]
}

/** The values of `BUSY_MEMBERS`. */
export function busyValues({ year, cutoff, ...members }: Expiry): (number | string)[] {
  return [cutoff, String(year), cutoff, ...quietValues({ year, cutoff, ...members })]
}
