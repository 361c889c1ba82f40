import { Command } from 'commander'
import { withApplication } from '../application.js'
import { calendarDay } from '../arguments.js'
import { printJson, printLine } from '../output.js'
import { followed } from '../progress.js'

/** `cli points close`: a nightly record of what the ledger came to. */
export const pointsClose = new Command('close')
  .description('Record what the ledger came to at the end of yesterday; again is harmless')
  .option('--json', 'print the close as JSON')
  .option('--through <day>', 'the day is over, though nothing was booked for days', calendarDay)
  .option('--accept-late', 'entries that came into closed days were looked at and are right')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: it adds a record and changes nothing else.' +
      '\nRun it once a night. "points verify" then notices when anything before it was changed. The\n' +
      'second line is an anchor: kept elsewhere, "points verify --anchor" also notices closes and lines\n' +
      'of the audit log that were taken away by somebody who can write to the database.\n' +
      '\nExamples:\n  npm run cli -- points close'
  )
  .action(({ json, ...options }: Options) =>
    withApplication(async () => {
      const { closeLedger } = await import('#points')
      const { transaction } = await import('#app/transaction')
      const { through, acceptLate: acceptsLate } = options
      const bar = followed('entries')
      const how = { through, acceptsLate, told: bar.told }
      const close = await transaction((trx) => closeLedger(trx, how)).finally(bar.end)
      if (json) return printJson(close)
      const { businessDate, entries, points, hash, anchor } = close
      printLine([businessDate, entries, points, hash].join('\t'))
      printLine(['anchor', anchor].join('\t'))
    })
  )

interface Options {
  json?: boolean
  through?: string
  acceptLate?: boolean
}
