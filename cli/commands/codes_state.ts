import { Command } from 'commander'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { confirmed, confirmedByTyping } from '../confirm.js'
import { printJson, printLine, say } from '../output.js'
import { tellWaiting } from '../tell_waiting.js'
import { batchOf } from './codes_range.js'

const BATCH_MAX = 32_767

type Options = { batch: number; dryRun?: boolean; json?: boolean; yes?: boolean }

/** `cli codes activate`: from now on the codes of a batch bring points. */
export const codesActivate = stateCommand('activate')
  .description('Release a printed batch: from now on its codes bring points')
  .addHelpText(
    'after',
    '\nMore possible points than lone_points wait for an administrator in the back-office.\n\nExamples:\n  npm run cli -- codes activate --batch 12 --yes'
  )
  .action((options: Options) =>
    withApplication(async () => {
      const { releaseOrAsk } = await import('#points')
      const batch = await batchOf(options)
      if (options.dryRun) return say(`Batch ${batch.id} is ${batch.state}; nothing was changed.`)
      await confirmed(`Release ${batch.count} codes of batch ${batch.id}?`, options)
      const { transaction } = await import('#app/transaction')
      const done = await transaction((trx) => releaseOrAsk(trx, batch.id, { source: 'cli' }))
      if ('waitingId' in done) return tellWaiting(done.waitingId, options)
      tell(await batchOf(options), options)
    })
  )

/** `cli codes void`: the codes of a batch bring nothing any more, for good. */
export const codesVoid = stateCommand('void')
  .description('Withdraw a batch for good; what was credited stays credited')
  .addHelpText('after', '\nExamples:\n  npm run cli -- codes void --batch 12')
  .action((options: Options) =>
    withApplication(async () => {
      const { voidBatch } = await import('#points')
      const batch = await batchOf(options)
      if (options.dryRun) return say(`Batch ${batch.id} is ${batch.state}; nothing was changed.`)
      const question = `${batch.count} codes of batch ${batch.id} become worthless for good.`
      await confirmedByTyping(question, String(batch.id), options)
      const { transaction } = await import('#app/transaction')
      tell(await transaction((trx) => voidBatch(trx, batch.id, { source: 'cli' })), options)
    })
  )

function stateCommand(verb: string) {
  return new Command(verb)
    .requiredOption('--batch <number>', 'the batch', wholeNumber(1, BATCH_MAX))
    .option('--dry-run', 'only say what would be done')
    .option('--json', 'print the batch as JSON')
    .option('--yes', 'do not ask')
}

function tell(batch: { id: number; state: string }, { json }: Options) {
  if (json) printJson(batch)
  else printLine(`${batch.id}\t${batch.state}`)
}
