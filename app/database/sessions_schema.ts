import { isPassing } from '#app/exceptions/database_errors'
import { sessionsDatabase } from './engine.js'
import { SESSIONS_TABLES } from './sessions_tables.js'

/** Makes the tables of sessions and limits where they are missing; `cli migrate` calls it. */
export async function createSessionsTables(): Promise<void> {
  const database = sessionsDatabase()
  // Sessions of an older shape are ended rather than converted.
  const isOlder = await database.rows('SELECT login_id FROM sessions LIMIT 0').then(
    () => false,
    (error) => {
      // A database that did not answer says nothing about its tables.
      if (isPassing(error)) throw error
      return true
    }
  )
  if (isOlder) await database.rows('DROP TABLE IF EXISTS sessions')
  for (const sql of SESSIONS_TABLES) await database.rows(sql)
}
