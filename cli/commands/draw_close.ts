import { readFile } from 'node:fs/promises'
import { Command } from 'commander'
import { withApplication } from '../application.js'
import { drawActor, tellDraw, tellStep, type DrawName } from '../draw_words.js'

type Options = { staff?: string; adopt?: string; dryRun?: boolean; json?: boolean }

/** `cli draw close`: freezes the list of a draw. */
export const drawClose = new Command('close')
  .description('Publish the list of a draw; afterwards nobody decides anything')
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .argument('<draw>', 'the draw, such as w1 or main')
  .option('--staff <email>', 'the staff member who answers for it before its hour')
  .option('--adopt <file>', 'take a list back whose hash a witness holds, after a loss')
  .option('--dry-run', 'only say how many tickets there are')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nThe list of a main prize needs two people before its hour: the second one calls the same.\n' +
      '\nExamples:\n  npm run cli -- draw close szulinap-2027 w1 --staff kiss.andrea@ceg.hu' +
      '\n  npm run cli -- draw close szulinap-2027 w1 --dry-run'
  )
  .action((campaign: string, draw: string, options: Options) =>
    withApplication(() => close({ campaign, draw }, options))
  )

async function close(name: DrawName, options: Options) {
  if (options.dryRun) return tellDraw(name, options)
  const { freezeDraw } = await import('#promo')
  const by = await drawActor(options.staff)
  const adopt = options.adopt ? new Uint8Array(await readFile(options.adopt)) : undefined
  const hash = await freezeDraw(name, { by, adopt })
  const facts = { file: `${name.draw}.tickets.txt`, sha256: hash ?? '' }
  const line = Object.values(facts)
  tellStep({ name, isDone: hash !== null, facts, line }, options.json)
}
