import { Command } from 'commander'
import { withApplication } from '../application.js'
import { drawActor, tellStep, type DrawName } from '../draw_words.js'

interface Options {
  staff: string
  json?: boolean
}

/** `cli draw redraw`: another draw in the place of a void one. */
export const drawRedraw = new Command('redraw')
  .description('Announce a draw in the place of a void one: the same prizes, a later round')
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .argument('<draw>', 'the void draw, such as w1 or main')
  .requiredOption('--staff <email>', 'the staff member who wants it; two have to')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: the first of two people only asks for it.\n' +
      'The new draw has a b more in its name, and a secret of its own.\n' +
      '\nExamples:\n  npm run cli -- draw redraw szulinap-2027 w3 --staff kiss.andrea@ceg.hu'
  )
  .action((campaign: string, draw: string, options: Options) =>
    withApplication(() => redraw({ campaign, draw }, options))
  )

async function redraw(name: DrawName, { staff, json }: Options) {
  const { drawAgain } = await import('#promo')
  const isDone = await drawAgain(name, (await drawActor(staff))!)
  const redrawn = `${name.draw}b`
  tellStep({ name, isDone, facts: { redrawn }, line: [name.campaign, redrawn] }, json)
}
