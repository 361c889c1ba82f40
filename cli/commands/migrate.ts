import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine, say } from '../output.js'
import { followed, progressBar } from '../progress.js'

type Options = { dryRun?: boolean; json?: boolean }

/** `cli migrate`: brings both databases to the shape the code expects. */
export const migrate = new Command('migrate')
  .description('Bring the database to the shape this version expects')
  .option('--dry-run', 'only list the migrations that wait')
  .option('--json', 'print the names of the migrations as JSON')
  .addHelpText('after', '\nExamples:\n  npm run cli -- migrate')
  .action(({ dryRun, json }: Options) =>
    withApplication(async (app) => {
      await import('#start/tables')
      const { lacksOfDatabase } = await import('#app/database/shape')
      const { migrations } = await lacksOfDatabase()
      if (dryRun) {
        if (json) printJson({ migrations, migrated: false })
        else for (const name of migrations) printLine(name)
        return say(`${migrations.length} migrations wait. Nothing was changed.`)
      }
      const { migrateDatabases } = await import('#app/database/migrate')
      const bar = progressBar(migrations.length, 'migrations')
      let ran = 0
      const done = await migrateDatabases(app, () => bar.to(++ran)).finally(bar.end)
      if (done.length) await indexTexts()
      if (json) printJson({ migrations: done, migrated: true })
      say(done.length ? `Migrated: ${done.join(', ')}` : 'Nothing to migrate.')
    })
  )

/** A migration moves texts and cannot analyse them: what nothing finds yet is indexed at once. */
async function indexTexts() {
  const { rebuildSearch, searchState } = await import('#content')
  if ((await searchState()).missing === 0) return
  const bar = followed('publications')
  await rebuildSearch(bar.told).finally(bar.end)
}
