import { withApplication } from '../application.js'
import { confirmedByTyping } from '../confirm.js'
import { BadUsage } from '../failures.js'
import { newFile } from '../new_file.js'
import { printJson, printLine, say } from '../output.js'
import { progressBar } from '../progress.js'
import { batchOf, rangeCommand, rangeOf, type RangeOptions } from './codes_range.js'
import { writeDown } from '../write_down.js'

type Options = RangeOptions & {
  reason: string
  out?: string
  dryRun?: boolean
  json?: boolean
  yes?: boolean
}

/** `cli codes void-range`: makes a part of a batch void and lists the scans it concerns. `recall` is its old name. */
export const codesVoidRange = rangeCommand('void-range')
  .alias('recall')
  .description('Withdraw stickers of a batch for good; what was credited stays credited')
  .requiredOption('--reason <text>', 'why; kept with the stickers')
  .option('--out <file>', 'a new CSV file for the scans that were credited before')
  .option('--dry-run', 'withdraw nothing; the file is written all the same')
  .option('--json', 'print the result as JSON')
  .option('--yes', 'do not ask')
  .addHelpText(
    'after',
    '\nThe rest of the batch goes on earning. Again is harmless.\nThe old name, recall, works until the next release.\n' +
      '\nExamples:\n  npm run cli -- codes void-range --batch 12 --from 1001 --to 2000 --dry-run ' +
      '--reason "Stolen" --out scans.csv' +
      '\n  npm run cli -- codes void-range --batch 12 --from 1001 --to 2000 --reason "Stolen" --yes'
  )
  .action((options: Options) => withApplication(() => voidStickers(options)))

async function voidStickers(options: Options): Promise<void> {
  const { reconciliation, scanList, VOID_REASON_MAX, voidRange } = await import('#points')
  const { transaction } = await import('#app/transaction')
  const { reason, out, dryRun, json } = options
  if (!reason.trim() || reason.length > VOID_REASON_MAX) {
    throw new BadUsage(`The reason has 1 to ${VOID_REASON_MAX} characters`)
  }
  const batch = await batchOf(options)
  const range = rangeOf(options, batch)
  const before = (await reconciliation(batch.id, range))!
  const named = `Stickers ${range.first + 1} to ${range.last + 1} of batch ${batch.id}`
  say(`${named}: ${before.used} used (${before.scans} scans), ${before.unused} unused.`)
  if (!dryRun) {
    await confirmedByTyping(`${named} become worthless for good.`, String(batch.id), options)
    const voiding = { ...range, batchId: batch.id, reason: reason.trim() }
    await transaction((trx) => voidRange(trx, { ...voiding, by: { source: 'cli' } }))
  }
  // After the voiding, so that no scan slips in between and is missing from the list.
  if (out) {
    const subject = { type: 'code_batch', id: batch.id }
    const detail = `${range.first + 1}-${range.last + 1}`
    await writeDown({ action: 'codes.scans_exported', subject, detail })
    const bar = progressBar(before.scans, 'scans')
    await newFile(out, scanList(batch.id, range, bar.to)).finally(bar.end)
  }
  const after = (await reconciliation(batch.id, range))!
  if (dryRun) say('Nothing was withdrawn.')
  if (json) return printJson({ batch: batch.id, ...after, file: out ?? null })
  printLine(`${batch.id}\t${after.void} void\t${after.scans} scans${out ? `\t${out}` : ''}`)
}
