import { usesPostgres } from '#config/database'

/** The tables of the shop that there are. */
export const TABLES = usesPostgres
  ? 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()'
  : "SELECT name FROM sqlite_schema WHERE type = 'table'"

/** The migrations the database has seen. */
export const SEEN_MIGRATIONS = 'SELECT name FROM adonis_schema'
