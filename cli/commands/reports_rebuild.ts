import { Command } from 'commander'
import { withApplication } from '../application.js'
import { counted } from '../counted.js'
import { printJson, printLine, say } from '../output.js'
import { followed } from '../progress.js'

/** `cli reports rebuild`: sums up every day of the ledger anew. */
export const reportsRebuild = new Command('rebuild')
  .description('Sum up every day of the ledger anew, a week at a time; the shop goes on meanwhile')
  .option('--dry-run', 'only say which days that would be')
  .option('--json', 'print the days as JSON')
  .addHelpText(
    'after',
    '\nThe shop keeps these sums up by itself. To be run when "reports verify" names days that differ.\n' +
      '\nExamples:\n  npm run cli -- reports rebuild --dry-run\n  npm run cli -- reports rebuild'
  )
  .action((options: Options) => withApplication(() => rebuild(options)))

interface Options {
  dryRun?: boolean
  json?: boolean
}

async function rebuild({ dryRun: isDry, json }: Options): Promise<void> {
  const { rebuildDays } = await import('#reports')
  const bar = followed('days')
  const { from, to, days } = await rebuildDays({ isDry, told: bar.told })
  bar.end()
  if (json) printJson({ from, to, days })
  else printLine([from ?? '', to ?? '', days].join('\t'))
  say(isDry ? `${counted(days, 'day')} would be summed up.` : `${counted(days, 'day')} summed up.`)
}
