import { Command } from 'commander'
import { withApplication } from '../application.js'
import { drawActor } from '../draw_words.js'
import { counted } from '../counted.js'
import { printLine, say } from '../output.js'

/** `cli draw announce`: the sheet of the draws of a game. */
export const drawAnnounce = new Command('announce')
  .description(
    'Publish the sheet of the draws of a game: prizes, times, and what binds their seeds'
  )
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .requiredOption('--staff <email>', 'the staff member who wants it; two have to')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: the first of two people only asks for it.\n' +
      'It is refused less than 24 hours before the first week.\n' +
      '\nExamples:\n  npm run cli -- draw announce szulinap-2027 --staff kiss.andrea@ceg.hu'
  )
  .action((campaign: string, { staff }: { staff: string }) =>
    withApplication(() => announce(campaign, staff))
  )

async function announce(campaign: string, email: string) {
  const { announceDraws } = await import('#promo')
  const draws = await announceDraws(campaign, (await drawActor(email))!)
  if (!draws) return say('Noted: a second person has to call the same.')
  say(`The sheet is out, with ${counted(draws, 'draw')}.`)
  printLine([campaign, 'sheet.json', draws].join('\t'))
}
