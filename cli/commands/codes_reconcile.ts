import type { Reconciliation } from '#points'
import { withApplication } from '../application.js'
import { printJson, printLine } from '../output.js'
import { batchOf, rangeCommand, rangeOf, type RangeOptions } from './codes_range.js'

type Options = RangeOptions & { json?: boolean }

/** In the order in which the first is the sum of the four others. */
const LINES = ['printed', 'unused', 'used', 'void', 'expired', 'scans'] as const

/** `cli codes reconcile`: what became of the stickers of a batch. */
export const codesReconcile = rangeCommand('reconcile')
  .description('Account for the stickers of a batch: printed = unused + used + void + expired')
  .option('--json', 'print the figures as JSON')
  .addHelpText(
    'after',
    '\nReads only; "scans" is more than "used" where a code is for several members.\n' +
      '\nExamples:\n  npm run cli -- codes reconcile --batch 12' +
      '\n  npm run cli -- codes reconcile --batch 12 --from 1001 --to 2000 --json'
  )
  .action((options: Options) =>
    withApplication(async () => {
      const { reconciliation } = await import('#points')
      const batch = await batchOf(options)
      const range = rangeOf(options, batch)
      const books = (await reconciliation(batch.id, range)) as Reconciliation
      const { first, last } = range
      if (options.json)
        return printJson({ batch: batch.id, from: first + 1, to: last + 1, ...books })
      for (const name of LINES) printLine(`${name}\t${books[name]}`)
    })
  )
