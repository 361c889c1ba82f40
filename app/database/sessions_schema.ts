import { sessionsDatabase } from './engine.js'

/** Tables that may be dropped at any time: sessions and limits. Both databases take this text. */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, payload TEXT NOT NULL, started_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL, member_id INTEGER, staff_id INTEGER,
    login_id TEXT NOT NULL, seen_at BIGINT NOT NULL, browser TEXT, system TEXT, network TEXT)`,
  'CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires_at)',
  'CREATE INDEX IF NOT EXISTS sessions_by_member ON sessions (member_id)',
  'CREATE INDEX IF NOT EXISTS sessions_by_staff ON sessions (staff_id)',
  `CREATE TABLE IF NOT EXISTS ended_sessions (
    key TEXT PRIMARY KEY, ended_at BIGINT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS limits (
    key TEXT PRIMARY KEY, hits INTEGER NOT NULL, expires_at BIGINT NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS limits_by_end ON limits (expires_at)',
  `CREATE TABLE IF NOT EXISTS scan_throttles (
    key TEXT PRIMARY KEY, seen TEXT NOT NULL, waits INTEGER NOT NULL,
    window_ends_at BIGINT NOT NULL, blocked_until BIGINT NOT NULL)`,
]

/** Makes the tables of sessions and limits where they are missing; `cli migrate` calls it. */
export async function createSessionsTables(): Promise<void> {
  const database = sessionsDatabase()
  // Sessions of an older shape are ended rather than converted.
  const isOlder = await database.rows('SELECT login_id FROM sessions LIMIT 0').then(
    () => false,
    () => true
  )
  if (isOlder) await database.rows('DROP TABLE IF EXISTS sessions')
  for (const sql of TABLES) await database.rows(sql)
}
