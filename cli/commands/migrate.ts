import { Command } from 'commander'
import { withApplication } from '../application.js'

/** `cli migrate`: brings both databases to the shape the code expects. */
export const migrate = new Command('migrate')
  .description('Bring the database to the shape this version expects')
  .addHelpText('after', '\nExamples:\n  npm run cli -- migrate')
  .action(() =>
    withApplication(async (app) => {
      const { migrateDatabases } = await import('#app/database/migrate')
      const done = await migrateDatabases(app)
      process.stderr.write(done.length ? `Migrated: ${done.join(', ')}\n` : 'Nothing to migrate.\n')
    })
  )
