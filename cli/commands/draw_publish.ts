import { Command } from 'commander'
import { withApplication } from '../application.js'
import { counted } from '../counted.js'
import { drawActor } from '../draw_words.js'
import { printLine, say } from '../output.js'

/** `cli draw publish`: the names of winners. */
export const drawPublish = new Command('publish')
  .description('Show the shortened names of winners on the page of the game')
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .argument('<draw>', 'the draw, such as w1 or main')
  .requiredOption('--staff <email>', 'the staff member who wants it; two have to')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: the page of the draw shows its places already, under pseudonyms.\n' +
      '\nExamples:\n  npm run cli -- draw publish szulinap-2027 w1 --staff kiss.andrea@ceg.hu'
  )
  .action((campaign: string, draw: string, { staff }: { staff: string }) =>
    withApplication(() => publish({ campaign, draw }, staff))
  )

async function publish(name: { campaign: string; draw: string }, email: string) {
  const { publishWinners } = await import('#promo')
  const shown = await publishWinners(name, (await drawActor(email))!)
  if (shown === null) return say('Noted: a second person has to call the same.')
  say(`${counted(shown, 'name')} shown.`)
  printLine([name.campaign, name.draw, shown].join('\t'))
}
