import { Command } from 'commander'
import { ID_MAX } from '#app/validation/ids'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { BadUsage } from '../failures.js'
import { printJson, printLine, say } from '../output.js'

type Options = { id?: number; topic?: string; dryRun?: boolean; json?: boolean }

/** `cli outbox retry`: sends what was laid aside again. */
export const outboxRetry = new Command('retry')
  .description('Send a message that was laid aside again, or all of a kind')
  .option('--id <n>', 'the message, as "outbox list" names it', wholeNumber(1, ID_MAX))
  .option('--topic <name>', 'all messages of this kind that were laid aside')
  .option('--dry-run', 'only count them')
  .option('--json', 'print the number as JSON')
  .addHelpText(
    'after',
    '\nWhat was carried out or waits is never touched. Prints how many are sent again.\n' +
      'An SMS with the reason sms_maybe_sent may have arrived: whoever gets it again pays nothing, you do.\n' +
      '\nExamples:\n  npm run cli -- outbox retry --id 812\n  npm run cli -- outbox retry --topic mail --dry-run'
  )
  .action((options: Options) => withApplication(() => retry(options)))

async function retry({ id, topic, dryRun, json }: Options): Promise<void> {
  if ((id === undefined) === (topic === undefined)) throw new BadUsage('Name --id or --topic')
  const { laidAside, resendMessage, resendTopic } = await import('#app/outbox/laid_aside')
  const { transaction } = await import('#app/transaction')
  const by = { source: 'cli' } as const
  if (dryRun) {
    say('Nothing was changed.')
    return tell((await laidAside({ id, topic }).select('id')).length, false)
  }
  const count = await transaction(async (trx) => {
    return id === undefined ? resendTopic(trx, topic!, by) : resendMessage(trx, id, by)
  })
  if (!count) say('Nothing of that was laid aside.')
  tell(Number(count), true)

  function tell(messages: number, isDone: boolean) {
    if (json) printJson({ messages, resent: isDone })
    else printLine(String(messages))
  }
}
