import { Command, Option } from 'commander'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { BadUsage } from '../failures.js'
import { interruptible } from '../interruption.js'
import { newFile } from '../new_file.js'
import { printJson, printLine, say } from '../output.js'
import { progressBar } from '../progress.js'

const BATCH_MAX = 32_767
const COUNT_MAX = 1_048_576

type Options = {
  batch: number
  format: 'csv' | 'pdf'
  out: string
  from?: number
  to?: number
  demo?: boolean
  dryRun?: boolean
  json?: boolean
}

/** `cli codes export`: the codes of a batch for the printer. */
export const codesExport = new Command('export')
  .description('Write the codes of a batch as CSV, or as a printable sheet of QR stickers')
  .requiredOption('--batch <number>', 'the batch', wholeNumber(1, BATCH_MAX))
  .requiredOption('--out <file>', 'a file that does not exist yet')
  .addOption(
    new Option('--format <format>', 'csv, or pdf: A4 with 3 × 8 labels of 70 × 37 mm')
      .choices(['csv', 'pdf'])
      .default('csv')
  )
  .option('--from <number>', 'first code, counted from 1', wholeNumber(1, COUNT_MAX))
  .option('--to <number>', 'last code', wholeNumber(1, COUNT_MAX))
  .option('--demo', 'allow an APP_URL that only this computer reaches')
  .option('--dry-run', 'only say what would be written')
  .option('--json', 'print the result as JSON')
  .addHelpText(
    'after',
    '\nThe file is as valuable as its points: keep it where only the printer gets it.\n' +
      '\nExamples:\n  npm run cli -- codes export --batch 12 --out roll12.csv' +
      '\n  npm run cli -- codes export --batch 12 --format pdf --from 1 --to 240 --out sheet.pdf'
  )
  .action((options: Options) => withApplication(() => exportCodes(options)))

async function exportCodes(options: Options): Promise<void> {
  const { codeBatch, UnknownBatch } = await import('#points')
  const batch = await codeBatch(options.batch)
  if (!batch) throw new UnknownBatch(`There is no batch ${options.batch}`)
  const shopAddress = await addressForPrint(options)
  const range = { ...rangeOf(options, batch.count), shopAddress }
  const count = range.to - range.from
  say(`${count} codes of batch ${batch.id} for ${shopAddress}, state ${batch.state}.`)
  if (options.dryRun) return say('Nothing was written.')
  const bar = progressBar(count, 'codes')
  await interruptible(async (check) => {
    const onCode = (done: number) => {
      check()
      bar.to(done)
    }
    const { stickers } = await import('#points')
    await newFile(options.out, await stickers(batch, range, { format: options.format, onCode }))
  })
  bar.end()
  if (options.json) printJson({ batch: batch.id, codes: count, file: options.out })
  else printLine(options.out)
}

/** A roll that leads to the printer's own computer would be thrown away. */
async function addressForPrint({ demo }: Options): Promise<string> {
  const { isOwnComputer } = await import('#points')
  const { appUrl } = await import('#config/address')
  if (demo || !isOwnComputer(appUrl)) return appUrl
  throw new BadUsage(
    `APP_URL is ${appUrl}, which only this computer reaches. Set the address of the shop, ` +
      'or add --demo for a sheet to try things with'
  )
}

function rangeOf({ from = 1, to }: Options, count: number) {
  const last = to ?? count
  if (from <= last && last <= count) return { from: from - 1, to: last }
  throw new BadUsage(`The batch has the codes 1 to ${count}`)
}
