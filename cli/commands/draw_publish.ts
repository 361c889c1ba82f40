import { Command } from 'commander'
import { withApplication } from '../application.js'
import { counted } from '../counted.js'
import { drawActor, tellStep, type DrawName } from '../draw_words.js'
import { say } from '../output.js'

interface Options {
  staff: string
  json?: boolean
}

/** `cli draw publish`: the names of winners. */
export const drawPublish = new Command('publish')
  .description('Show the shortened names of winners on the page of the game')
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .argument('<draw>', 'the draw, such as w1 or main')
  .requiredOption('--staff <email>', 'the staff member who wants it; two have to')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: the page of the draw shows its places already, under pseudonyms.\n' +
      '\nExamples:\n  npm run cli -- draw publish szulinap-2027 w1 --staff kiss.andrea@ceg.hu'
  )
  .action((campaign: string, draw: string, options: Options) =>
    withApplication(() => publish({ campaign, draw }, options))
  )

async function publish(name: DrawName, { staff, json }: Options) {
  const { publishWinners } = await import('#promo')
  const shown = await publishWinners(name, (await drawActor(staff))!)
  if (shown !== null) say(`${counted(shown, 'name')} shown.`)
  const names = shown ?? 0
  const line = [name.campaign, name.draw, names]
  tellStep({ name, isDone: shown !== null, facts: { names }, line }, json)
}
