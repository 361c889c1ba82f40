import { sessionsDatabase } from './engine.js'

/** Tables that may be dropped at any time: sessions and limits. Both databases take this text. */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, payload TEXT NOT NULL, expires_at BIGINT NOT NULL, member_id INTEGER)`,
  'CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires_at)',
  'CREATE INDEX IF NOT EXISTS sessions_by_member ON sessions (member_id)',
  `CREATE TABLE IF NOT EXISTS limits (
    key TEXT PRIMARY KEY, hits INTEGER NOT NULL, expires_at BIGINT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS scan_throttles (
    key TEXT PRIMARY KEY, seen TEXT NOT NULL, waits INTEGER NOT NULL,
    window_ends_at BIGINT NOT NULL, blocked_until BIGINT NOT NULL)`,
]

/** Makes the tables of sessions and limits where they are missing; `cli migrate` calls it. */
export async function createSessionsTables(): Promise<void> {
  for (const sql of TABLES) await sessionsDatabase().rows(sql)
}
