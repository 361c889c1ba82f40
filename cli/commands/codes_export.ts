import { Option } from 'commander'
import type { LabelName } from '#points'
import { withApplication } from '../application.js'
import { counted } from '../counted.js'
import { BadUsage } from '../failures.js'
import { interruptible } from '../interruption.js'
import { keepMemoryLean } from '../lean_memory.js'
import { newFile } from '../new_file.js'
import { printJson, printLine, say } from '../output.js'
import { progressBar } from '../progress.js'
import { batchOf, rangeCommand, rangeOf, type RangeOptions } from './codes_range.js'
import { writeDown } from '../write_down.js'

type Options = RangeOptions & {
  format: 'csv' | 'pdf'
  label: LabelName
  out: string
  demo?: boolean
  dryRun?: boolean
  json?: boolean
}

/** The names of the label sheets; a command line that only helps does not load the shop. */
const LABELS: LabelName[] = ['70x37', '63x38', '38x21']

/** `cli codes export`: the codes of a batch for the printer. */
export const codesExport = rangeCommand('export')
  .description('Write the codes of a batch as CSV, or as a printable sheet of QR stickers')
  .requiredOption('--out <file>', 'a file that does not exist yet')
  .addOption(
    new Option('--format <format>', 'csv for the print house, or pdf: sheets of labels on A4')
      .choices(['csv', 'pdf'])
      .default('csv')
  )
  .addOption(
    new Option('--label <size>', 'labels of a pdf, in mm: 24, 21 or 65 a sheet')
      .choices(LABELS)
      .default(LABELS[0])
  )
  .option('--demo', 'allow an APP_URL that only this computer reaches')
  .option('--dry-run', 'only say what would be written')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nThe file is as valuable as its points: keep it where only the printer gets it.\n' +
      '\nExamples:\n  npm run cli -- codes export --batch 12 --out roll12.csv' +
      '\n  npm run cli -- codes export --batch 12 --format pdf --label 38x21 --to 650 --out sheets.pdf'
  )
  .action((options: Options) => withApplication(() => exportCodes(options)))

async function exportCodes(options: Options): Promise<void> {
  const { format, label } = options
  const batch = await batchOf(options)
  const shopAddress = await addressForPrint(options)
  const { first, last } = rangeOf(options, batch)
  const range = { from: first, to: last + 1, shopAddress }
  const count = range.to - range.from
  say(`${counted(count, 'code')} of batch ${batch.id} for ${shopAddress}, state ${batch.state}.`)
  if (options.dryRun) {
    if (options.json) printJson({ batch: batch.id, codes: count, file: null })
    return say('Nothing was written.')
  }
  const subject = { type: 'code_batch', id: batch.id }
  const detail = `${format} ${first + 1}-${last + 1}`
  await writeDown({ action: 'codes.exported', subject, detail })
  if (format === 'pdf') keepMemoryLean()
  const bar = progressBar(count, 'codes')
  // Void stickers are left out, so that fewer may be written than were asked for.
  let written = 0
  await interruptible(
    async (check) => {
      const onCode = (done: number) => {
        check()
        bar.to((written = done))
      }
      const { stickers } = await import('#points')
      await newFile(options.out, await stickers(batch, range, { format, label, onCode }))
    },
    () => `${written} of ${count} codes were drawn; ${options.out} was not written`
  )
  bar.end()
  if (written < count) say(`${count - written} of them are withdrawn and were left out.`)
  if (options.json) printJson({ batch: batch.id, codes: written, file: options.out })
  else printLine(options.out)
}

/** A code batch that leads to the printer's own computer would be thrown away. */
async function addressForPrint({ demo }: Options): Promise<string> {
  const { isOwnComputer } = await import('#points')
  const { appUrl } = await import('#config/address')
  if (demo || !isOwnComputer(appUrl)) return appUrl
  throw new BadUsage(
    `APP_URL is ${appUrl}, which only this computer reaches. Set the address of the shop, ` +
      'or add --demo for a sheet to try things with'
  )
}
