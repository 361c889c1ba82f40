import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine, say } from '../output.js'

type Verb = 'pause' | 'release' | 'status'
type Options = { dryRun?: boolean; json?: boolean }

const HELP =
  '\nA restored copy begins paused. Prints paused or open, the messages waiting, and those given up.\n' +
  'Every process follows within two seconds.\n' +
  '\nExamples:\n  npm run cli -- outbox status\n  npm run cli -- outbox release'

/** `cli outbox status`: whether messages go out, and how many wait. */
export const outboxStatus = stateCommand('status', 'Tell how many messages wait')
/** `cli outbox pause`: keeps messages back. */
export const outboxPause = stateCommand('pause', 'Keep messages back')
/** `cli outbox release`: lets them go. */
export const outboxRelease = stateCommand('release', 'Let messages go')

function stateCommand(verb: Verb, description: string): Command {
  return new Command(verb)
    .description(description)
    .option('--dry-run', 'only say how it is')
    .option('--json', 'print it as JSON')
    .addHelpText('after', HELP)
    .action((options: Options) => withApplication(() => turn(verb, options)))
}

async function turn(verb: Verb, { dryRun, json }: Options): Promise<void> {
  const { changeSettings, settings } = await import('#app/settings/settings')
  const { outboxState } = await import('#app/outbox/state')
  const { transaction } = await import('#app/transaction')
  if (dryRun) say('Nothing was changed.')
  else if (verb !== 'status') {
    await transaction((trx) => changeSettings(trx, { outbox_paused: verb === 'pause' }))
  }
  const { waiting, dead } = await outboxState()
  const state = (await settings()).outbox_paused ? 'paused' : 'open'
  if (json) printJson({ state, waiting, dead })
  else printLine([state, waiting, dead].join('\t'))
}
