import { Command } from 'commander'
import type { ApplicationService } from '@adonisjs/core/types'
import { withApplication } from '../application.js'
import { confirmedByTyping } from '../confirm.js'
import { printJson, say } from '../output.js'

type Options = { yes?: boolean; dryRun?: boolean; json?: boolean }

/** `cli demo reset`: takes the demo away, so that the next filling starts anew. */
export const demoReset = new Command('reset')
  .description('Empty a database that holds the demo; stop the shop first')
  .option('--dry-run', 'only say what would happen')
  .option('--json', 'print the result as JSON')
  .option('--yes', 'do not ask')
  .addHelpText(
    'after',
    '\nExamples:\n  npm run cli -- demo reset\n  npm run cli -- demo reset --yes'
  )
  .action((options: Options) => withApplication((app) => reset(app, options)))

async function reset(app: ApplicationService, { yes, dryRun, json }: Options): Promise<void> {
  const { stateOfShop } = await import('#database/demo/demo_mark')
  const { NotTheDemo, resetDemo } = await import('#database/demo/reset_demo')
  if ((await stateOfShop()) === 'in use') throw new NotTheDemo()
  say('Everything in this database and the pictures of the demo will be deleted.')
  if (dryRun) {
    if (json) printJson({ emptied: false })
    return say('Nothing was deleted.')
  }
  await confirmedByTyping('Delete the demo?', 'demo', { yes })
  await resetDemo(app)
  if (json) printJson({ emptied: true })
  say('The database is empty and migrated.')
}
