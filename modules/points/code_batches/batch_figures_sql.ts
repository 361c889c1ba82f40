import { areStickers, bySerial } from './stickers_sql.js'

/** What a void part and the asked range have in common. */
const COMMON = {
  begins: 'CASE WHEN v.first_serial > w.begins THEN v.first_serial ELSE w.begins END',
  ends: 'CASE WHEN v.last_serial < w.ends THEN v.last_serial ELSE w.ends END',
}

/** One statement, so that every figure is of the same moment. */
export const FIGURES = `WITH wanted AS (SELECT id, state, valid_to, CAST(? AS INTEGER) AS begins,
      CAST(? AS INTEGER) AS ends FROM code_batches WHERE id = ?),
    parts AS (SELECT v.batch_id, ${COMMON.begins} AS begins, ${COMMON.ends} AS ends
      FROM wanted w JOIN void_ranges v ON v.batch_id = w.id
        AND v.first_serial <= w.ends AND v.last_serial >= w.begins),
    scanned AS (SELECT c.serial, c.scans FROM wanted w
      JOIN codes c ON ${areStickers('c', { batch: 'w.id', first: 'w.begins', last: 'w.ends' })})
  SELECT state, valid_to AS "validTo",
    (SELECT COUNT(*) FROM scanned) AS used,
    (SELECT COALESCE(SUM(scans), 0) FROM scanned) AS scans,
    (SELECT COALESCE(SUM(ends - begins + 1), 0) FROM parts) AS voided,
    (SELECT COUNT(*) FROM parts p JOIN codes c ON
      ${areStickers('c', { batch: 'p.batch_id', first: 'p.begins', last: 'p.ends' })}) AS "usedVoid"
  FROM wanted`

/** Codes of a batch that were scanned; expects the table `code_batches`. */
export const USED_OF_BATCH = `(SELECT COUNT(*) FROM codes c WHERE ${areStickers('c', { batch: 'code_batches.id' })})`

/** Scans read at a time. */
export const CHUNK = 1000

/** The part that is asked for, of one row, so that the scans come in their order without being sorted. */
const WANTED = {
  batch: '(SELECT batch FROM wanted)',
  first: '(SELECT begins FROM wanted)',
  last: '(SELECT ends FROM wanted)',
}

/** The next scans of a part of a batch: batch, first, last, and the place after which they come. */
export const SCANS_OF_RANGE = `WITH wanted AS (SELECT CAST(? AS INTEGER) AS batch, CAST(? AS INTEGER) AS begins,
    CAST(? AS INTEGER) AS ends)
  SELECT c.serial, s.code, s.member_id AS "memberId", e.points, s.scanned_at AS "scannedAt"
  FROM codes c JOIN scans s ON s.code = c.code JOIN ledger_entries e ON e.id = s.entry_id
  WHERE ${areStickers('c', WANTED)} AND (c.serial, s.member_id) > (?, ?)
  ORDER BY ${bySerial('c')}, s.member_id LIMIT ${CHUNK}`
