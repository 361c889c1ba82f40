import { beginningOf } from '../code_batches/stickers_sql.js'
import { STANDS } from '../scans/standing_scan_sql.js'
import type { Invariant } from './invariant.js'

/** True of codes, batches and disputed stickers. */
export const CODE_TRUTHS: Invariant[] = [
  {
    id: 'codes-counted',
    title: 'scans and credited reports of every code are counted and within its limit',
    sql: `SELECT c.batch_id, c.serial, c.scans AS counted, COALESCE(s.made, 0) AS scans, c.credited,
        c.max_scans FROM codes c
      LEFT JOIN (SELECT code, COUNT(*) AS made FROM scans GROUP BY code) s ON s.code = c.code
      WHERE c.scans <> COALESCE(s.made, 0) + c.credited OR c.credited < 0 OR c.scans < 1
        OR c.scans > c.max_scans OR c.credited > 0 AND c.credited >
          (SELECT COUNT(*) FROM code_credits r WHERE r.code = c.code)`,
  },
  {
    id: 'codes-paid',
    title: 'every code that support credited paid as often as it may, and each member once',
    sql: `SELECT c.batch_id, c.serial, r.member_id, r.entry_id, r.credited FROM
        (SELECT code, COUNT(*) AS credited, MIN(member_id) AS member_id, MIN(entry_id) AS entry_id
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
    sql: `SELECT c.batch_id, c.serial, c.scans, c.max_scans FROM codes c
      LEFT JOIN code_batches b ON b.id = c.batch_id
      WHERE b.id IS NULL OR (b.activated_at IS NULL AND c.scans > c.credited)
        OR c.serial NOT BETWEEN 0 AND b.count - 1 OR c.max_scans <> b.max_scans
        OR substr(c.code, 1, 7) <> ${beginningOf('c.batch_id', 'c.serial')}`,
  },
  {
    // Scripts of operators know it by this name.
    id: 'codes-withdrawn',
    title: 'the withdrawn parts of every batch lie within it and apart',
    sql: `SELECT v.batch_id, v.first_serial, v.last_serial FROM void_ranges v
        LEFT JOIN code_batches b ON b.id = v.batch_id
        WHERE b.id IS NULL OR v.first_serial < 0 OR v.last_serial >= b.count
      UNION ALL SELECT o.batch_id, o.first_serial, o.last_serial FROM void_ranges v
        JOIN void_ranges o ON o.batch_id = v.batch_id
        AND o.first_serial > v.first_serial AND o.first_serial <= v.last_serial`,
  },
  {
    id: 'disputes-credited',
    title: 'every credited report has its entry and used its code, and no other report has one',
    sql: `SELECT d.id AS dispute_id, d.member_id, e.id AS entry_id, d.points FROM disputes d
      LEFT JOIN ledger_entries e ON e.reference = 'dispute:' || d.id
      LEFT JOIN code_credits c ON c.entry_id = e.id
      WHERE (d.state = 'credited' AND (e.id IS NULL OR e.points <> d.points
          OR e.member_id <> d.member_id OR c.code IS NULL OR c.code <> d.code
          OR c.member_id <> d.member_id))
        OR (d.state <> 'credited' AND e.id IS NOT NULL)`,
  },
]
