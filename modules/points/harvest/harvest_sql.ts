/** Scans read at a time. */
export const CHUNK = 5000

/** Entries are numbered as time goes on, so that a day's first one begins the scans since then. */
export const FIRST_ENTRY = `SELECT id FROM ledger_entries WHERE business_date >= ?
  ORDER BY business_date, id LIMIT 1`

/** Codes for many members hang on walls: everybody may scan them, and they have no neighbours. */
export const SCANS = `SELECT s.entry_id AS "entryId", s.member_id AS "memberId", c.batch_id AS "batchId",
    c.serial, s.scanned_at AS at
  FROM scans s JOIN codes c ON c.code = s.code
  WHERE s.entry_id >= ? AND c.max_scans = 1 ORDER BY s.entry_id LIMIT ${CHUNK}`

/** Members whose beginnings are read by one statement. */
export const MEMBERS = 200
export const BEGAN = `SELECT member_id AS "memberId", MIN(occurred_at) AS at FROM ledger_entries
  WHERE member_id IN (${Array(MEMBERS).fill('?').join(', ')}) GROUP BY member_id`

export const TRIES = `SELECT member_id AS "memberId", SUM(tries) AS count FROM refused_tries
  WHERE business_date >= ? GROUP BY member_id`

/** Codes others had used before; a member who tries an own one again is merely forgetful. */
export const FOREIGN = `SELECT a.member_id AS "memberId", COUNT(*) AS count FROM scan_attempts a
  WHERE a.last_attempt_at >= ?
    AND NOT EXISTS (SELECT 1 FROM scans s WHERE s.code = a.code AND s.member_id = a.member_id)
  GROUP BY a.member_id`

/** Members who may try one sticker by chance. @source docs/decisions/0016 */
const SHARED_TRIED_BY = 3

export const SHARED = `SELECT s.member_id AS "memberId", c.batch_id AS "batchId", c.serial,
    t.others + 1 AS members
  FROM (SELECT a.code, COUNT(*) AS others, MAX(a.last_attempt_at) AS latest FROM scan_attempts a
      WHERE NOT EXISTS (SELECT 1 FROM scans o WHERE o.code = a.code AND o.member_id = a.member_id)
      GROUP BY a.code HAVING COUNT(*) + 1 > ${SHARED_TRIED_BY}) t
    JOIN codes c ON c.code = t.code JOIN scans s ON s.code = t.code
  WHERE t.latest >= ? AND c.max_scans = 1 ORDER BY t.code`

/** A settled case comes back when the score is so much higher than the one it was settled with. */
const REOPENED_BY = 50
/** What was settled stays settled, with the reasons it was settled by, unless it got much worse. */
export const PUT_CASE = `INSERT INTO harvest_cases (member_id, score, reasons, state, found_at, seen_at)
  VALUES (?, ?, ?, 'open', ?, ?)
  ON CONFLICT (member_id) DO UPDATE SET score = excluded.score, reasons = excluded.reasons,
    seen_at = excluded.seen_at, settled_at = NULL, settled_by = NULL,
    found_at = CASE WHEN harvest_cases.state = 'open' THEN harvest_cases.found_at
      ELSE excluded.found_at END, state = 'open'
  WHERE harvest_cases.state = 'open' OR excluded.score >= harvest_cases.score + ${REOPENED_BY}
  RETURNING CASE WHEN found_at = seen_at THEN 1 ELSE 0 END AS "isNew"`

/** Counts refused tries of a member on a day. */
export const ADD_TRIES = `INSERT INTO refused_tries (member_id, business_date, tries) VALUES (?, ?, ?)
  ON CONFLICT (business_date, member_id) DO UPDATE SET tries = refused_tries.tries + excluded.tries`

/** That somebody found the scans of the member of this id, a piece of SQL, to be a harvest. */
export const hasHarvested = (id: string) => `EXISTS (SELECT 1 FROM harvest_cases h
  WHERE h.member_id = ${id} AND h.state = 'confirmed')`
