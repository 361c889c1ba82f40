/** Tables that may be dropped at any time: sessions and limits. Both databases take this text. */
export const SESSIONS_TABLES = [
  `CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, payload TEXT NOT NULL, started_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL, member_id INTEGER, staff_id INTEGER,
    login_id TEXT NOT NULL, seen_at BIGINT NOT NULL, browser TEXT, system TEXT, network TEXT)`,
  'CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires_at)',
  'CREATE INDEX IF NOT EXISTS sessions_by_member ON sessions (member_id)',
  'CREATE INDEX IF NOT EXISTS sessions_by_staff ON sessions (staff_id)',
  // It held what ended while sessions lay in Redis and Redis was away.
  'DROP TABLE IF EXISTS ended_sessions',
  `CREATE TABLE IF NOT EXISTS limits (
    key TEXT PRIMARY KEY, hits INTEGER NOT NULL, expires_at BIGINT NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS limits_by_end ON limits (expires_at)',
  `CREATE TABLE IF NOT EXISTS scan_throttles (
    key TEXT PRIMARY KEY, seen TEXT NOT NULL, waits INTEGER NOT NULL,
    window_ends_at BIGINT NOT NULL, blocked_until BIGINT NOT NULL)`,
]
