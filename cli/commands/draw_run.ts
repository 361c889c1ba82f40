import { Command } from 'commander'
import { withApplication } from '../application.js'
import { drawActor, tellDraw, tellStep, type DrawName } from '../draw_words.js'
import { BadUsage } from '../failures.js'

interface Options {
  staff?: string
  signature?: string
  called?: string
  seed?: string
  dryRun?: boolean
  json?: boolean
}

/** `cli draw run`: draws. */
export const drawRun = new Command('run')
  .description('Draw: put list, seed and public value together, and publish the result')
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .argument('<draw>', 'the draw, such as w1 or main')
  .option('--staff <email>', 'the staff member who answers for it')
  .option('--signature <hex>', 'of the round, where no relay can be reached; it is checked')
  .option('--called <digits>', 'twelve digits, where the beacon has been silent for days')
  .option('--seed <hex>', 'from the envelope of the observer, where the one that is kept is lost')
  .option('--dry-run', 'only say what is missing and how many tickets there are')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nA main prize waits a day for two people: the second one calls the same.\n' +
      '\nExamples:\n  npm run cli -- draw run szulinap-2027 w1'
  )
  .action((campaign: string, draw: string, options: Options) =>
    withApplication(() => run({ campaign, draw }, options))
  )

async function run(name: DrawName, options: Options) {
  const { signature, called, seed } = options
  if (options.dryRun) return tellDraw(name, options)
  if (signature && called) throw new BadUsage('Either a signature or a called number, not both')
  const { runDraw } = await import('#promo')
  const by = await drawActor(options.staff)
  const isDone = await runDraw(name, { by, signature, called, seed })
  const file = `${name.draw}.result.json`
  tellStep({ name, isDone, facts: { file }, line: [name.campaign, file] }, options.json)
}
