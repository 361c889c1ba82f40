import { Command } from 'commander'
import { withApplication } from '../application.js'
import { drawActor } from '../draw_words.js'
import { printLine, say } from '../output.js'

/** `cli draw redraw`: another draw in the place of a void one. */
export const drawRedraw = new Command('redraw')
  .description('Announce a draw in the place of a void one: the same prizes, a later round')
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .argument('<draw>', 'the void draw, such as w1 or main')
  .requiredOption('--staff <email>', 'the staff member who wants it; two have to')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: the first of two people only asks for it.\n' +
      'The new draw has a b more in its name, and a secret of its own.\n' +
      '\nExamples:\n  npm run cli -- draw redraw szulinap-2027 w3 --staff kiss.andrea@ceg.hu'
  )
  .action((campaign: string, draw: string, { staff }: { staff: string }) =>
    withApplication(() => redraw({ campaign, draw }, staff))
  )

async function redraw(name: { campaign: string; draw: string }, email: string) {
  const { drawAgain } = await import('#promo')
  const isDone = await drawAgain(name, (await drawActor(email))!)
  if (!isDone) return say('Noted: a second person has to call the same.')
  printLine([name.campaign, `${name.draw}b`].join('\t'))
}
