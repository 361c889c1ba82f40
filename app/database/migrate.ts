import type { ApplicationService } from '@adonisjs/core/types'
import { isPassing } from '#app/exceptions/database_errors'
import { sessionsDatabase } from './engine.js'
import { SESSIONS_TABLES } from './sessions_tables.js'

/**
 * Runs the missing migrations and makes the tables of sessions and limits.
 *
 * @param onMigrated is called after each migration
 * @returns the names of the migrations that ran
 * @throws the error of the first migration that failed
 */
export async function migrateDatabases(
  app: ApplicationService,
  onMigrated: () => void = () => {}
): Promise<string[]> {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const db = await app.container.make('lucid.db')
  const migrator = new MigrationRunner(db, app, { direction: 'up', dryRun: false })
  migrator.on('migration:completed', onMigrated)
  await migrator.run()
  if (migrator.error) throw migrator.error
  await createSessionsTables()
  return Object.values(migrator.migratedFiles)
    .filter((file) => file.status === 'completed')
    .map((file) => file.file.name)
}

/** Makes the tables of sessions and limits where they are missing; `cli migrate` calls it. */
async function createSessionsTables(): Promise<void> {
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
