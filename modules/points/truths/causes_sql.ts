import { AUDIT_LINES } from '#app/audit/audit_lines_sql'
import { registerCause, type PointCause } from './cause_sql.js'
import type { Invariant } from './invariant.js'

/** Why this module books. What a reversal takes back, `points-reversals` looks at. */
export const OWN_CAUSES: PointCause[] = [
  { begins: 'scan', sources: ['qrcode'], gives: 'credit' },
  { begins: 'scan-reversed', sources: ['qrcode'], gives: 'debit', isReversal: true },
  { begins: 'booster', sources: ['promotion'], gives: 'credit' },
  { begins: 'booster-reversed', sources: ['promotion'], gives: 'debit', isReversal: true },
  { begins: 'adjustment', sources: ['adjustment_manual'] },
  {
    begins: 'hand_booking',
    sources: ['adjustment_manual'],
    made: {
      title: 'every booking by hand that waited was agreed to by a second person',
      sql: `SELECT member_id, 'hand_booking:' || id AS reference, points FROM hand_bookings
        WHERE state = 'booked'`,
      leavesWithMember: true,
    },
  },
  {
    begins: 'dispute',
    sources: ['adjustment_manual'],
    gives: 'credit',
    made: {
      title: 'every entry of a reported sticker has its report',
      sql: `SELECT c.member_id, e.reference, d.points FROM code_credits c
        JOIN ledger_entries e ON e.id = c.entry_id
        LEFT JOIN disputes d ON d.member_id = c.member_id AND d.code = c.code`,
    },
  },
  {
    begins: 'reset',
    sources: ['adjustment_year_end_reset'],
    gives: 'debit',
    made: {
      title: 'every entry of a year-end reset belongs to a reset that ran',
      sql: `SELECT b.member_id, 'reset:' || r.year || ':' || b.member_id AS reference,
        CAST(NULL AS INTEGER) AS points FROM reset_runs r CROSS JOIN balances b`,
    },
  },
  {
    begins: 'reset-reversed',
    sources: ['adjustment_year_end_reset'],
    gives: 'credit',
    isReversal: true,
    made: {
      title: 'what a year-end reset gave back belongs to one that was taken back',
      sql: `SELECT b.member_id, 'reset-reversed:' || r.year || ':' || b.member_id AS reference,
        CAST(NULL AS INTEGER) AS points FROM reset_runs r CROSS JOIN balances b
        WHERE r.reversal_started_at IS NOT NULL`,
    },
  },
]

/**
 * Lets the module that awards points tell of them: by the name of its table, which has `award_id`, `member_id` and
 * `points`.
 */
export function awardsIn(table: string): void {
  registerCause({
    begins: 'promotion',
    sources: ['promotion'],
    gives: 'credit',
    made: {
      title: 'every entry of an award has its award',
      sql: `SELECT member_id, 'promotion:' || award_id || ':' || member_id AS reference, points
        FROM ${table} WHERE points IS NOT NULL`,
    },
  })
}

/**
 * Which line of the audit log stands for which bookings by hand. There are as many lines as entries
 * of a member and a figure; where there are fewer, those without a line of about their moment are named.
 */
const WRITTEN = (action: string, kind: string) => `SELECT member_id, entry_id, points, lines FROM
  (SELECT e.member_id, e.id AS entry_id, e.points, COALESCE(a.lines, 0) AS lines,
      ROW_NUMBER() OVER (PARTITION BY e.member_id, e.points ORDER BY CASE WHEN EXISTS
        (SELECT 1 FROM ${AUDIT_LINES} n WHERE n.subject_type = 'member' AND n.subject_id = e.member_id
          AND n.action = '${action}' AND n.happened_at BETWEEN e.occurred_at - 60000
          AND e.occurred_at + 60000) THEN 0 ELSE 1 END, e.id) AS place
    FROM ledger_entries e LEFT JOIN
      (SELECT subject_id, detail, COUNT(*) AS lines FROM ${AUDIT_LINES} l WHERE subject_type = 'member'
        AND action = '${action}' GROUP BY subject_id, detail) a
      ON a.subject_id = e.member_id AND a.detail = CAST(e.points AS TEXT)
    WHERE e.reference LIKE '${kind}:%') written
  WHERE place > lines`

/** True of what people book, and of the resets as a whole. */
export const CAUSE_TRUTHS: Invariant[] = [
  {
    id: 'bookings-written',
    title: 'every booking by hand has its line in the audit log',
    sql: WRITTEN('points.adjusted', 'adjustment'),
  },
  {
    id: 'bookings-agreed',
    title: 'every booking that a second person agreed to has its line in the audit log',
    sql: WRITTEN('points.agreed', 'hand_booking'),
  },
  {
    id: 'bookings-made',
    title: 'every booking by hand that was agreed to has its entry',
    sql: `SELECT h.id AS hand_booking_id, h.member_id, h.points FROM hand_bookings h
      LEFT JOIN ledger_entries e ON e.reference = 'hand_booking:' || h.id
      WHERE (h.state = 'booked') <> (e.id IS NOT NULL)`,
  },
  {
    id: 'resets-counted',
    title: 'what every year-end reset took is what it says it took',
    sql: `SELECT r.year, r.members, r.points, COALESCE(e.members, 0) AS entries,
        COALESCE(e.points, 0) AS points_of_entries
      FROM reset_runs r LEFT JOIN (SELECT substr(reference, 7, 4) AS year, COUNT(*) AS members,
          -SUM(points) AS points FROM ledger_entries
          WHERE source = 'adjustment_year_end_reset' AND substr(reference, 1, 6) = 'reset:'
          GROUP BY substr(reference, 7, 4)) e ON e.year = CAST(r.year AS TEXT)
      WHERE r.members <> COALESCE(e.members, 0) OR r.points <> COALESCE(e.points, 0)`,
  },
]
