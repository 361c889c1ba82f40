import type { ApplicationService } from '@adonisjs/core/types'
import { createSessionsTables } from './sessions_schema.js'

/**
 * Runs the missing migrations and makes the tables of sessions and limits.
 *
 * @returns the names of the migrations that ran
 * @throws the error of the first migration that failed
 */
export async function migrateDatabases(app: ApplicationService): Promise<string[]> {
  const { MigrationRunner } = await import('@adonisjs/lucid/migration')
  const db = await app.container.make('lucid.db')
  const migrator = new MigrationRunner(db, app, { direction: 'up', dryRun: false })
  await migrator.run()
  if (migrator.error) throw migrator.error
  await createSessionsTables()
  return Object.values(migrator.migratedFiles)
    .filter((file) => file.status === 'completed')
    .map((file) => file.file.name)
}
