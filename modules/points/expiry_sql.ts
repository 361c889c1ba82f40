/**
 * Members of a range of ids with what is left of their balance at a cut-off after the debits since;
 * values: cut-off, cut-off, cut-off, after id, through id.
 *
 * A debit that was taken back spent nothing, and taking back what came after the cut-off takes nothing
 * of what was there before.
 *
 * @source requirement row O-05
 */
export const LEFT_OF_MEMBERS = `SELECT b.member_id, b.points AS balance,
    COALESCE(SUM(CASE WHEN e.occurred_at < ? THEN e.points END), 0)
      - COALESCE(SUM(CASE WHEN e.occurred_at >= ? AND e.points < 0 AND taken_back.id IS NULL
          AND NOT (undone.id IS NOT NULL AND undone.occurred_at >= ?) THEN -e.points END), 0) AS points
  FROM balances b JOIN ledger_entries e ON e.member_id = b.member_id
    LEFT JOIN ledger_entries taken_back ON taken_back.reversed_entry_id = e.id
    LEFT JOIN ledger_entries undone ON undone.id = e.reversed_entry_id
  WHERE b.member_id > ? AND b.member_id <= ? GROUP BY b.member_id, b.points`
