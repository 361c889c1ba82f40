/**
 * Members of a range of ids with what is left of their balance at a cut-off after the debits since.
 * It is never more than the balance: what came since is not in it, what went since is taken off.
 *
 * A debit that was taken back spent nothing, and taking back what came after the cut-off takes nothing
 * of what was there before.
 *
 * @source requirement row O-05
 */
const LEFT_OF_MEMBERS = `SELECT b.member_id, b.points AS balance,
    COALESCE(SUM(CASE WHEN e.occurred_at < ? THEN e.points END), 0)
      - COALESCE(SUM(CASE WHEN e.occurred_at >= ? AND e.points < 0 AND taken_back.id IS NULL
          AND NOT (undone.id IS NOT NULL AND undone.occurred_at >= ?) THEN -e.points END), 0) AS points
  FROM balances b JOIN ledger_entries e ON e.member_id = b.member_id
    LEFT JOIN ledger_entries taken_back ON taken_back.reversed_entry_id = e.id
    LEFT JOIN ledger_entries undone ON undone.id = e.reversed_entry_id
  WHERE b.member_id > ? AND b.member_id <= ? GROUP BY b.member_id, b.points`

/**
 * The members of a range whose points expire, as `member_id`, `balance` and `points`; values: cut-off,
 * cut-off, cut-off, after id, through id, year as text. Who was booked before is left out.
 */
export const DUE_MEMBERS = `SELECT member_id, balance, CAST(points AS INTEGER) AS points
  FROM (${LEFT_OF_MEMBERS}) left_over WHERE points > 0 AND NOT EXISTS
    (SELECT 1 FROM ledger_entries booked
      WHERE booked.reference = 'reset:' || CAST(? AS TEXT) || ':' || left_over.member_id)`
