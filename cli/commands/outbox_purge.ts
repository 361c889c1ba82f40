import { Command } from 'commander'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { printJson, printLine, say } from '../output.js'

type Options = { days: number; dryRun?: boolean; json?: boolean }

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_MAX = 3650

/** `cli outbox purge`: removes what nobody will send any more. */
export const outboxPurge = new Command('purge')
  .description('Remove messages that were laid aside long ago')
  .requiredOption('--days <n>', 'laid aside more than so many days ago', wholeNumber(1, DAYS_MAX))
  .option('--dry-run', 'only count them')
  .option('--json', 'print the number as JSON')
  .addHelpText(
    'after',
    '\nMessages that were carried out go by themselves after 90 days. Prints how many were removed.\n' +
      '\nExamples:\n  npm run cli -- outbox purge --days 30 --dry-run\n  npm run cli -- outbox purge --days 30'
  )
  .action((options: Options) => withApplication(() => purge(options)))

async function purge({ days, dryRun, json }: Options): Promise<void> {
  const { laidAsideBefore, purgeMessages } = await import('#app/outbox/laid_aside')
  const { clock } = await import('#app/clock')
  const { transaction } = await import('#app/transaction')
  const before = clock.now() - days * DAY_MS
  if (dryRun) {
    say('Nothing was changed.')
    return tell((await laidAsideBefore(before).select('id')).length, false)
  }
  const by = { source: 'cli' } as const
  tell(await transaction((trx) => purgeMessages(trx, before, by)), true)

  function tell(messages: number, isDone: boolean) {
    if (json) printJson({ messages, removed: isDone })
    else printLine(String(messages))
  }
}
