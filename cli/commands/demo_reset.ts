import { Command } from 'commander'
import type { ApplicationService } from '@adonisjs/core/types'
import { withApplication } from '../application.js'
import { refuse, say } from '../words.js'

type Options = { yes?: boolean; dryRun?: boolean }

/** `cli demo reset`: takes the demo away, so that the next filling starts anew. */
export const demoReset = new Command('reset')
  .description('Empty a database that holds the demo; stop the shop first')
  .option('--yes', 'do it; without this nothing is deleted')
  .option('--dry-run', 'only say what would happen')
  .addHelpText('after', '\nExamples:\n  npm run cli -- demo reset --yes')
  .action((options: Options) => withApplication((app) => reset(app, options)))

async function reset(app: ApplicationService, { yes, dryRun }: Options): Promise<void> {
  const { stateOfShop } = await import('#database/demo/demo_mark')
  const { NotTheDemo, resetDemo } = await import('#database/demo/reset_demo')
  if ((await stateOfShop()) === 'in use') return refuse(new NotTheDemo().message)
  if (dryRun) return say('This database and the pictures of the demo would be deleted.')
  if (!yes) return refuse('Nothing was deleted; to delete the demo, add --yes.')
  await resetDemo(app)
  say('The database is empty and migrated.')
}
