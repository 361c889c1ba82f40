import { Command } from 'commander'
import { withApplication } from '../application.js'
import { drawActor, tellStep } from '../draw_words.js'
import { counted } from '../counted.js'
import { say } from '../output.js'

interface Options {
  staff: string
  json?: boolean
}

/** `cli draw announce`: the sheet of the draws of a game. */
export const drawAnnounce = new Command('announce')
  .description(
    'Publish the sheet of the draws of a game: prizes, times, and what binds their seeds'
  )
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .requiredOption('--staff <email>', 'the staff member who wants it; two have to')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: the first of two people only asks for it.\n' +
      'It is refused less than 24 hours before the first week.\n' +
      '\nExamples:\n  npm run cli -- draw announce szulinap-2027 --staff kiss.andrea@ceg.hu'
  )
  .action((campaign: string, options: Options) =>
    withApplication(() => announce(campaign, options))
  )

async function announce(campaign: string, { staff, json }: Options) {
  const { announceDraws } = await import('#promo')
  const draws = await announceDraws(campaign, (await drawActor(staff))!)
  if (draws) say(`The sheet is out, with ${counted(draws, 'draw')}.`)
  const [name, file] = [{ campaign }, 'sheet.json']
  tellStep({ name, isDone: draws > 0, facts: { file, draws }, line: [campaign, file, draws] }, json)
}
