/** The one probe of a database. */
export const FIND_PROBE = 'SELECT sealed FROM key_probes WHERE id = 1'

/** The first of several servers that start together writes it. */
export const WRITE_PROBE = `INSERT INTO key_probes (id, sealed, created_at) VALUES (1, ?, ?)
  ON CONFLICT (id) DO NOTHING`

/** The key of some member who was not deleted: what an older database holds that APP_KEY must open. */
export const SOME_MEMBER_KEY = `SELECT member_id AS "memberId", sealed_key AS "sealedKey"
  FROM member_keys WHERE sealed_key <> '' ORDER BY member_id LIMIT 1`
