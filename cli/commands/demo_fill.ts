import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine, say } from '../output.js'
import { followed } from '../progress.js'

type Options = { json?: boolean; ifEmpty?: boolean; dryRun?: boolean }

/** `cli demo fill`: an empty database becomes a shop to walk through. */
export const demoFill = new Command('fill')
  .description('Fill an empty database with the demo shop and print its logins')
  .option('--json', 'print the logins as JSON')
  .option('--if-empty', 'leave a database that has something in it as it is, without an error')
  .option('--dry-run', 'only say what would happen')
  .addHelpText(
    'after',
    '\nExamples:\n  npm run cli -- demo fill\n  npm run cli -- demo fill --json'
  )
  .action((options: Options) => withApplication(() => fill(options)))

async function fill({ json, ifEmpty, dryRun }: Options): Promise<void> {
  const { stateOfShop } = await import('#database/demo/demo_mark')
  const { DemoNeedsEmptyDatabase, fillDemoShop } = await import('#database/demo/fill_demo')
  const state = await stateOfShop()
  if (dryRun) {
    if (json) printJson({ state, logins: [] })
    return say(plans[state])
  }
  const isRefused = state === 'half filled' || (state === 'in use' && !ifEmpty)
  if (isRefused) throw new DemoNeedsEmptyDatabase(state)
  const bar = followed('bookings')
  const filled = state === 'empty' ? await fillDemoShop(bar.told).finally(bar.end) : undefined
  say(filled ? `Filled: ${filled.members} members, ${filled.gifts} gifts.` : plans[state])
  const logins = filled?.logins ?? []
  if (json) return printJson({ logins })
  for (const { role, email, password } of logins) printLine(`${role}\t${email}\t${password}`)
}

const plans = {
  'empty': 'The database is empty: it would be filled with the demo shop.',
  'filled': 'The database holds the demo already and stays as it is; nobody keeps its passwords.',
  'half filled': 'The database holds half a demo: "demo reset" empties it.',
  'in use': 'The database has members or gifts in it and stays as it is.',
}
