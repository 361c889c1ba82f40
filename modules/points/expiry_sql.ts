/** The most points that a balance may hold. @source database/migrations/0202_create_ledger.ts */
const BALANCE_MAX = 2_000_000_000

/**
 * Members of a range of ids with what is left at a cut-off of their points after the debits since. It is never more than
 * the balance: what came since is not in it, what went since is taken off. An entry of this very reset takes off more
 * than anybody can have, so that nobody is booked twice.
 *
 * A debit that was taken back spent nothing, and taking back what came after the cut-off takes nothing
 * of what was there before.
 *
 * @source requirement row O-05
 */
const LEFT_OF_MEMBERS = `SELECT e.member_id, SUM(CASE
      WHEN e.occurred_at < ? THEN e.points
      WHEN e.points > 0 THEN 0
      WHEN e.reference = 'reset:' || CAST(? AS TEXT) || ':' || e.member_id THEN -${BALANCE_MAX}
      WHEN EXISTS (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = e.id) THEN 0
      WHEN EXISTS (SELECT 1 FROM ledger_entries undone
        WHERE undone.id = e.reversed_entry_id AND undone.occurred_at >= ?) THEN 0
      ELSE e.points END) AS points
  FROM ledger_entries e WHERE e.member_id > ? AND e.member_id <= ? GROUP BY e.member_id`

/**
 * The members of a range whose points expire, as `member_id`, `balance`, `last_entry_id` and `points`; values are those of
 * `dueValues`. Each table names the range itself: PostgreSQL would else read it whole. That something is left is asked of both
 * tables together: asked of the sums alone, SQLite works each of them out twice.
 */
export const DUE_MEMBERS = `SELECT left_over.member_id, b.points AS balance, b.last_entry_id,
    CAST(left_over.points AS INTEGER) AS points
  FROM (${LEFT_OF_MEMBERS}) left_over JOIN balances b
    ON b.member_id = left_over.member_id AND b.member_id > ? AND b.member_id <= ?
  WHERE b.points - left_over.points < b.points`

/** Members by id: those after the first one, through the last one. */
export interface MemberRange {
  after: number
  through: number
}

/** The end of a year in ms UTC, and of whom points expire. */
export interface Expiry extends MemberRange {
  year: number
  cutoff: number
}

/** The values of `DUE_MEMBERS`. */
export function dueValues({ year, cutoff, after, through }: Expiry): (number | string)[] {
  return [cutoff, String(year), cutoff, after, through, after, through]
}
