import { Argument, Command } from 'commander'
import { withApplication } from '../application.js'
import { printLine, say } from '../output.js'

type Verb = 'pause' | 'release' | 'status'

/** `cli outbox pause|release|status`: whether messages go out. */
export const outbox = new Command('outbox')
  .description('Keep messages back (pause), let them go (release) or tell how many wait (status)')
  .addArgument(new Argument('<verb>').choices(['pause', 'release', 'status']))
  .option('--dry-run', 'only say how it is')
  .addHelpText(
    'after',
    '\nA restored copy begins paused. Prints paused or open, the messages waiting, and those given up.\n' +
      'Every process follows within two seconds.\n' +
      '\nExamples:\n  npm run cli -- outbox status\n  npm run cli -- outbox release'
  )
  .action((verb: Verb, { dryRun }: { dryRun?: boolean }) =>
    withApplication(() => turn(verb, dryRun))
  )

async function turn(verb: Verb, dryRun?: boolean): Promise<void> {
  const { changeSettings, settings } = await import('#app/settings/settings')
  const { outboxState } = await import('#app/outbox/state')
  const { transaction } = await import('#app/transaction')
  if (dryRun) say('Nothing was changed.')
  else if (verb !== 'status') {
    await transaction((trx) => changeSettings(trx, { outbox_paused: verb === 'pause' }))
  }
  const { waiting, dead } = await outboxState()
  const isPaused = (await settings()).outbox_paused
  printLine([isPaused ? 'paused' : 'open', waiting, dead].join('\t'))
}
