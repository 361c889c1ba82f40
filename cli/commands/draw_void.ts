import { Command, Option } from 'commander'
import { VOID_REASONS, type VoidReason } from '#app/rules/void_reasons'
import { withApplication } from '../application.js'
import { drawActor, tellStep, type DrawName } from '../draw_words.js'

interface VoidOptions {
  reason: VoidReason
  staff: string
  json?: boolean
}

/** `cli draw void`: a draw that does not count. */
export const drawVoid = new Command('void')
  .description('Declare a draw void, in public: its files stay, and the log says why')
  .argument('<campaign>', 'the promotion, as its addresses name it')
  .argument('<draw>', 'the draw, such as w1 or main')
  .addOption(
    new Option('--reason <reason>', 'why it does not count')
      .choices(VOID_REASONS)
      .makeOptionMandatory()
  )
  .requiredOption('--staff <email>', 'the administrator who wants it; two have to')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: the first of two people only asks for it.\n' +
      'A mistake is no reason any more once the round of the draw is out; a lost secret is one only where the list waits for it.\n' +
      '\nExamples:\n' +
      '  npm run cli -- draw void szulinap-2027 w3 --reason mistake --staff kiss.andrea@ceg.hu'
  )
  .action((campaign: string, draw: string, options: VoidOptions) =>
    withApplication(() => declareVoid({ campaign, draw }, options))
  )

async function declareVoid(name: DrawName, { reason, staff, json }: VoidOptions) {
  const { voidDraw } = await import('#promo')
  const isDone = await voidDraw(name, { reason, by: (await drawActor(staff))! })
  const state = 'void'
  tellStep({ name, isDone, facts: { state }, line: [name.campaign, name.draw, state] }, json)
}
