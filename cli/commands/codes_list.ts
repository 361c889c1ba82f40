import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine } from '../output.js'

/** `cli codes list`: every batch with its state. */
export const codesList = new Command('list')
  .description('List the batches of codes, newest first')
  .option('--json', 'print the batches as JSON')
  .addHelpText('after', '\nReads only.\n\nExamples:\n  npm run cli -- codes list')
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { codeBatches } = await import('#points')
      const batches = await codeBatches()
      if (json) return printJson({ batches })
      for (const { id, state, count, scanned, title } of batches) {
        printLine([id, state, `${scanned}/${count}`, title].join('\t'))
      }
    })
  )
