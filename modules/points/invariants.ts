import type { SqlRunner } from '#app/database/engine'
import { BOOSTER_INVARIANTS } from './boosters/booster_invariants.js'
import { changedCloses } from './history.js'
import { STANDS } from './standing_scan_sql.js'
import { beginningOf } from './stickers_sql.js'

/** Something that is true of the database at every moment. */
export interface Invariant {
  /** Short and stable, for example `points-balance`. */
  id: string
  /** What is true, as a sentence. */
  title: string
  /** One row with one column `violations`, on SQLite and on PostgreSQL. */
  sql: string
}

/** What became of one check. */
export interface CheckedInvariant {
  id: string
  title: string
  /** Rows that break it; 0 is well. */
  violations: number
}

/** True of the ledger and of the codes, whoever wrote to them. */
const OWN: Invariant[] = [
  {
    id: 'points-balance',
    title: 'every balance is the sum of its entries',
    sql: `SELECT COUNT(*) AS violations FROM balances b LEFT JOIN
        (SELECT member_id, SUM(points) AS total FROM ledger_entries GROUP BY member_id) e
        ON e.member_id = b.member_id WHERE b.points <> COALESCE(e.total, 0)`,
  },
  {
    id: 'points-owner',
    title: 'every entry belongs to a balance',
    sql: `SELECT COUNT(*) AS violations FROM ledger_entries e
      WHERE NOT EXISTS (SELECT 1 FROM balances b WHERE b.member_id = e.member_id)`,
  },
  {
    id: 'points-not-negative',
    title: 'no balance is or was below zero',
    sql: `SELECT (SELECT COUNT(*) FROM balances WHERE points < 0)
      + (SELECT COUNT(*) FROM ledger_entries WHERE balance_after < 0) AS violations`,
  },
  {
    id: 'points-unbroken',
    title: 'the running balance of every member is unbroken',
    sql: `SELECT COUNT(*) AS violations FROM
      (SELECT balance_after, SUM(points) OVER (PARTITION BY member_id ORDER BY id) AS running
        FROM ledger_entries) entries WHERE running <> balance_after`,
  },
  {
    id: 'points-last-entry',
    title: 'every balance names its newest entry',
    sql: `SELECT COUNT(*) AS violations FROM balances b LEFT JOIN
        (SELECT member_id, MAX(id) AS newest FROM ledger_entries GROUP BY member_id) e
        ON e.member_id = b.member_id
      WHERE COALESCE(b.last_entry_id, 0) <> COALESCE(e.newest, 0)`,
  },
  {
    id: 'points-conserved',
    title: 'what was issued less what was spent is what members hold',
    sql: `SELECT CASE WHEN (SELECT COALESCE(SUM(points), 0) FROM ledger_entries)
      = (SELECT COALESCE(SUM(points), 0) FROM balances) THEN 0 ELSE 1 END AS violations`,
  },
  {
    id: 'points-reversals',
    title: 'a reversal takes back exactly the entry it names',
    sql: `SELECT COUNT(*) AS violations FROM ledger_entries r
      LEFT JOIN ledger_entries e ON e.id = r.reversed_entry_id
      WHERE r.reversed_entry_id IS NOT NULL
        AND (e.id IS NULL OR e.id >= r.id OR e.member_id <> r.member_id OR e.points <> -r.points)`,
  },
  {
    id: 'scans-booked',
    title: 'every scan has its entry',
    sql: `SELECT COUNT(*) AS violations FROM scans s LEFT JOIN ledger_entries e
      ON e.id = s.entry_id AND e.source = 'qrcode' AND e.member_id = s.member_id AND e.points > 0
        AND e.reference = 'scan:' || s.code || ':' || s.member_id
      WHERE e.id IS NULL`,
  },
  {
    id: 'scans-made',
    title: 'every entry of a scan has its scan',
    sql: `SELECT COUNT(*) AS violations FROM ledger_entries e
      WHERE e.source = 'qrcode' AND e.reversed_entry_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM scans s WHERE s.entry_id = e.id)`,
  },
  {
    id: 'codes-counted',
    title: 'scans and credited reports of every code are counted and within its limit',
    sql: `SELECT COUNT(*) AS violations FROM codes c LEFT JOIN
        (SELECT code, COUNT(*) AS made FROM scans GROUP BY code) s ON s.code = c.code
      WHERE c.scans <> COALESCE(s.made, 0) + c.credited OR c.credited < 0 OR c.scans < 1
        OR c.scans > c.max_scans OR c.credited > 0 AND c.credited >
          (SELECT COUNT(*) FROM code_credits r WHERE r.code = c.code)`,
  },
  {
    id: 'codes-paid',
    title: 'every code that support credited paid as often as it may, and each member once',
    sql: `SELECT COUNT(*) AS violations FROM (SELECT code, COUNT(*) AS credited
        FROM code_credits GROUP BY code) r LEFT JOIN codes c ON c.code = r.code
      WHERE r.credited + (SELECT COUNT(*) FROM scans s WHERE s.code = r.code AND ${STANDS})
          > COALESCE(c.max_scans, 1)
        OR EXISTS (SELECT 1 FROM scans s JOIN code_credits o ON o.code = s.code
          AND o.member_id = s.member_id WHERE s.code = r.code AND ${STANDS})`,
  },
  {
    id: 'codes-batch',
    title:
      'every used code lies within a batch, released where it was scanned, and begins with batch and serial',
    sql: `SELECT COUNT(*) AS violations FROM codes c
      LEFT JOIN code_batches b ON b.id = c.batch_id
      WHERE b.id IS NULL OR (b.activated_at IS NULL AND c.scans > c.credited) OR c.serial NOT BETWEEN 0 AND b.count - 1
        OR c.max_scans <> b.max_scans
        OR substr(c.code, 1, 7) <> ${beginningOf('c.batch_id', 'c.serial')}`,
  },
  {
    id: 'codes-withdrawn',
    title: 'the withdrawn parts of every batch lie within it and apart',
    sql: `SELECT (SELECT COUNT(*) FROM void_ranges v LEFT JOIN code_batches b ON b.id = v.batch_id
        WHERE b.id IS NULL OR v.first_serial < 0 OR v.last_serial >= b.count)
      + (SELECT COUNT(*) FROM void_ranges v JOIN void_ranges o ON o.batch_id = v.batch_id
        AND o.first_serial > v.first_serial AND o.first_serial <= v.last_serial) AS violations`,
  },
  {
    id: 'disputes-credited',
    title: 'every credited report has its entry and used its code, and no other report has one',
    sql: `SELECT COUNT(*) AS violations FROM disputes d
      LEFT JOIN ledger_entries e ON e.reference = 'dispute:' || d.id
      LEFT JOIN code_credits c ON c.entry_id = e.id
      WHERE (d.state = 'credited' AND (e.id IS NULL OR e.points <> d.points
          OR e.member_id <> d.member_id OR c.code IS NULL OR c.code <> d.code
          OR c.member_id <> d.member_id))
        OR (d.state <> 'credited' AND e.id IS NOT NULL)`,
  },
  {
    id: 'history-sums',
    title: 'the days that were closed still come to what they came to',
    sql: `SELECT COUNT(*) AS violations FROM (
      SELECT is_close, entries, points, last_entry_id, SUM(made) OVER so_far AS entries_now,
        SUM(moved) OVER so_far AS points_now, MAX(last) OVER so_far AS last_now
      FROM (SELECT business_date, 0 AS is_close, COUNT(*) AS made, SUM(points) AS moved,
            MAX(id) AS last, 0 AS entries, 0 AS points, 0 AS last_entry_id
          FROM ledger_entries GROUP BY business_date
        UNION ALL SELECT business_date, 1, 0, 0, 0, entries, points, last_entry_id
          FROM ledger_closes) days
      WINDOW so_far AS (ORDER BY business_date, is_close)) history
      WHERE is_close = 1 AND
        (entries <> entries_now OR points <> points_now OR last_entry_id <> last_now)`,
  },
]

/** The one check that SQL cannot say on both databases: it needs a hash. */
const HISTORY = { id: 'history-unchanged', title: 'no entry of a closed day was changed' }

const known = new Map([...OWN, ...BOOSTER_INVARIANTS].map((invariant) => [invariant.id, invariant]))

/** Lets another module have its own truths checked; called once at start. */
export function registerInvariant(invariant: Invariant): void {
  known.set(invariant.id, invariant)
}

/** Checks everything that is registered; reads only, one statement each but for the history. */
export async function verifyInvariants(runner: SqlRunner): Promise<CheckedInvariant[]> {
  const checked: CheckedInvariant[] = []
  for (const { id, title, sql } of known.values()) {
    const [{ violations }] = await runner.rows<{ violations: number }>(sql)
    checked.push({ id, title, violations })
  }
  checked.push({ ...HISTORY, violations: await changedCloses(runner) })
  return checked
}

/** Points by source, which together are what members hold. */
export function pointsBySource(runner: SqlRunner): Promise<{ source: string; points: number }[]> {
  const sql = `SELECT source, SUM(points) AS points FROM ledger_entries
    GROUP BY source ORDER BY source`
  return runner.rows(sql)
}
