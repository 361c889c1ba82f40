import { Command } from 'commander'
import { withApplication } from '../application.js'
import { counted } from '../counted.js'
import { EXIT } from '../exit_codes.js'
import { printJson, printLine, say } from '../output.js'
import { followed } from '../progress.js'

/** `cli reports verify`: the sums of days beside the ledger. */
export const reportsVerify = new Command('verify')
  .description('Compare the sums of days with the ledger; reads only')
  .option('--json', 'print one JSON document')
  .addHelpText(
    'after',
    '\nPrints each figure of a day that differs: day, kind, what was summed up, what the ledger says.\n' +
      'Exits with 1 where there is one; "reports rebuild" mends it.\n' +
      '\nExamples:\n  npm run cli -- reports verify\n  npm run cli -- reports verify --json'
  )
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { verifyDays } = await import('#reports')
      const bar = followed('days')
      const verdict = await verifyDays({ told: bar.told })
      bar.end()
      if (json) printJson(verdict)
      else {
        for (const { day, kind, kept, ledger } of verdict.different) {
          printLine([day, kind, kept ?? '', ledger].join('\t'))
        }
      }
      const { days, through, waiting, different } = verdict
      say(`${counted(days, 'day')} compared, through ${through ?? 'none'}; ${waiting} to sum up.`)
      if (verdict.ok) return
      say(
        `${counted(new Set(different.map(({ day }) => day)).size, 'day')} differ from the ledger.`
      )
      process.exitCode = EXIT.failed
    })
  )
