import { Command } from 'commander'
import { withApplication } from '../application.js'
import { drawActor, type DrawName } from '../draw_words.js'
import { printJson, printLine, say } from '../output.js'

interface Options {
  staff: string
  json?: boolean
}

/** `cli draw envelope`: the secret of a draw, on paper for its observer. */
export const drawEnvelope = new Command('envelope')
  .description('Print the secret of an announced draw, for a closed envelope at the observer')
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .argument('<draw>', 'the draw, such as w1 or main')
  .requiredOption('--staff <email>', 'the administrator who prints it; the audit log says so')
  .option('--json', 'print it as JSON')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: nothing is changed, and the audit log says who printed it.\n' +
      'Print it once, on a printer that keeps nothing, and close the envelope before the observer. Where the secret is lost\n' +
      'later, "draw run --seed" draws with what the envelope says.\n' +
      '\nExamples:\n  npm run cli -- draw envelope szulinap-2027 main --staff kiss.andrea@ceg.hu | lp'
  )
  .action((campaign: string, draw: string, options: Options) =>
    withApplication(() => print({ campaign, draw }, options))
  )

async function print(name: DrawName, { staff, json }: Options) {
  const { envelopeOf } = await import('#promo')
  const { seed, commitment } = await envelopeOf(name, (await drawActor(staff))!)
  if (json) printJson({ ...name, seed, commitment })
  else {
    printLine(`${name.campaign} ${name.draw}`)
    printLine(`seed ${seed}`)
    printLine(`commitment ${commitment}`)
  }
  say('Whoever reads this before the draw can spoil it: keep it nowhere but on paper.')
}
