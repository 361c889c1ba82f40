import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine } from '../output.js'

/** `cli points close`: a nightly record of what the ledger came to. */
export const pointsClose = new Command('close')
  .description('Record what the ledger came to at the end of yesterday; again is harmless')
  .option('--json', 'print the close as JSON')
  .addHelpText(
    'after',
    '\nRun it once a night. "points verify" then notices when anything before it was changed.\n' +
      '\nExamples:\n  npm run cli -- points close'
  )
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { closeLedger } = await import('#points')
      const { transaction } = await import('#app/transaction')
      const close = await transaction(closeLedger)
      if (json) return printJson(close)
      const { businessDate, entries, points, hash } = close
      printLine([businessDate, entries, points, hash].join('\t'))
    })
  )
