/** Keeps the messages of a restored shop back: some of them went out after its copy was made. */
export const PAUSE_OUTBOX = `INSERT INTO settings (key, value, updated_at)
  VALUES ('outbox_paused', 'true', CAST(? AS BIGINT))
  ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`

/** The same with the placeholder of PostgreSQL. */
export const PAUSE_OUTBOX_POSTGRES = PAUSE_OUTBOX.replace('?', '$1')

/** Says to partners who follow members that places in their feed went back; a copy of long ago has no such table. */
export const NEW_EPOCH = 'UPDATE member_feeds SET epoch = ?'
export const HAS_FEED = "SELECT 1 FROM sqlite_master WHERE name = 'member_feeds'"
export const HAS_FEED_POSTGRES = "SELECT 1 WHERE to_regclass('member_feeds') IS NOT NULL"

/** The tables of a PostgreSQL database that holds something. */
export const TABLES_POSTGRES = `SELECT tablename FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') LIMIT 1`

/** The migrations a database has seen. */
export const MIGRATIONS = 'SELECT name FROM adonis_schema'
