import type { Invariant } from './invariant.js'

/** True of entries, balances and the scans behind them, whoever wrote to them. */
export const LEDGER_TRUTHS: Invariant[] = [
  {
    id: 'points-balance',
    title: 'every balance is the sum of its entries',
    sql: `SELECT b.member_id, b.points AS balance, COALESCE(e.total, 0) AS entries FROM balances b
      LEFT JOIN (SELECT member_id, SUM(points) AS total FROM ledger_entries GROUP BY member_id) e
        ON e.member_id = b.member_id WHERE b.points <> COALESCE(e.total, 0)`,
  },
  {
    id: 'points-owner',
    title: 'every entry belongs to a balance',
    sql: `SELECT e.member_id, e.id AS entry_id, e.points FROM ledger_entries e
      WHERE NOT EXISTS (SELECT 1 FROM balances b WHERE b.member_id = e.member_id)`,
  },
  {
    id: 'points-not-negative',
    title: 'no balance is or was below zero',
    sql: `SELECT member_id, last_entry_id AS entry_id, points AS balance FROM balances
        WHERE points < 0
      UNION ALL SELECT member_id, id, balance_after FROM ledger_entries WHERE balance_after < 0`,
  },
  {
    id: 'points-unbroken',
    title: 'the running balance of every member is unbroken',
    sql: `SELECT member_id, id AS entry_id, balance_after, expected FROM
      (SELECT member_id, id, balance_after,
          points + LAG(balance_after, 1, 0) OVER (PARTITION BY member_id ORDER BY id) AS expected
        FROM ledger_entries) entries WHERE expected <> balance_after`,
  },
  {
    id: 'points-last-entry',
    title: 'every balance names its newest entry',
    sql: `SELECT b.member_id, b.last_entry_id AS entry_id, e.newest AS newest_entry_id
      FROM balances b LEFT JOIN
        (SELECT member_id, MAX(id) AS newest FROM ledger_entries GROUP BY member_id) e
        ON e.member_id = b.member_id
      WHERE COALESCE(b.last_entry_id, 0) <> COALESCE(e.newest, 0)`,
  },
  {
    id: 'points-conserved',
    title: 'what was issued less what was spent is what members hold',
    sql: `SELECT entries, balances FROM
        (SELECT COALESCE(SUM(points), 0) AS entries FROM ledger_entries) issued,
        (SELECT COALESCE(SUM(points), 0) AS balances FROM balances) held
      WHERE entries <> balances`,
  },
  {
    id: 'points-reversals',
    title: 'a reversal takes back exactly the entry it names, and its reference says which',
    sql: `SELECT r.member_id, r.id AS entry_id, r.reversed_entry_id, r.points, r.reference
      FROM ledger_entries r LEFT JOIN ledger_entries e ON e.id = r.reversed_entry_id
      WHERE r.reversed_entry_id IS NOT NULL
        AND (e.id IS NULL OR e.id >= r.id OR e.member_id <> r.member_id OR e.points <> -r.points
          OR (r.reference LIKE '%-reversed:%'
            AND replace(r.reference, '-reversed:', ':') <> e.reference))`,
  },
  {
    id: 'scans-booked',
    title: 'every scan has its entry',
    sql: `SELECT s.member_id, s.entry_id, c.batch_id, c.serial FROM scans s
      LEFT JOIN codes c ON c.code = s.code LEFT JOIN ledger_entries e
      ON e.id = s.entry_id AND e.source = 'qrcode' AND e.member_id = s.member_id AND e.points > 0
        AND e.reference = 'scan:' || s.code || ':' || s.member_id
      WHERE e.id IS NULL`,
  },
  {
    id: 'scans-made',
    title: 'every entry of a scan has its scan',
    sql: `SELECT e.member_id, e.id AS entry_id, e.points, e.reference FROM ledger_entries e
      WHERE e.source = 'qrcode' AND e.reversed_entry_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM scans s WHERE s.entry_id = e.id)`,
  },
]
