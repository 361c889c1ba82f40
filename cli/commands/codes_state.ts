import { Command } from 'commander'
import type { CodeBatch } from '#points'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { confirmed, confirmedByTyping } from '../confirm.js'
import { counted } from '../counted.js'
import { printJson, printLine, say } from '../output.js'
import { tellWaiting } from '../tell_waiting.js'
import { batchOf } from './codes_range.js'
import { BadUsage } from '../failures.js'

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
      if (options.dryRun) return tellUnchanged(batch, options)
      await confirmed(`Release ${counted(batch.count, 'code')} of batch ${batch.id}?`, options)
      const { transaction } = await import('#app/transaction')
      const done = await transaction((trx) => releaseOrAsk(trx, batch.id, { source: 'cli' }))
      if ('waitingId' in done) return tellWaiting(done.waitingId, options)
      tell(await batchOf(options), options)
    })
  )

/** `cli codes void`: the codes of a batch bring nothing any more, for good after a day. */
export const codesVoid = stateCommand('void')
  .description('Withdraw a batch; what was credited stays credited')
  .requiredOption('--reason <text>', 'why; kept with the batch')
  .addHelpText(
    'after',
    '\nFor a day `codes restore` takes it back, then it stays.' +
      '\n\nExamples:\n  npm run cli -- codes void --batch 12 --reason "Stolen from the van"'
  )
  .action((options: Options & { reason: string }) =>
    withApplication(async () => {
      const { voidBatch, VOID_REASON_MAX } = await import('#points')
      const reason = options.reason.trim()
      if (!reason || reason.length > VOID_REASON_MAX) {
        throw new BadUsage(`The reason has 1 to ${VOID_REASON_MAX} characters`)
      }
      const batch = await batchOf(options)
      if (options.dryRun) return tellUnchanged(batch, options)
      const question = `${counted(batch.count, 'code')} of batch ${batch.id} will be worthless.`
      await confirmedByTyping(question, String(batch.id), options)
      const { transaction } = await import('#app/transaction')
      const why = { reason, by: { source: 'cli' } } as const
      tell(await transaction((trx) => voidBatch(trx, batch.id, why)), options)
    })
  )

/** `cli codes restore`: takes a withdrawal of the last day back. */
export const codesRestore = stateCommand('restore')
  .description('Take back the withdrawal of a batch, within a day')
  .addHelpText('after', '\nExamples:\n  npm run cli -- codes restore --batch 12')
  .action((options: Options) =>
    withApplication(async () => {
      const { restoreBatch } = await import('#points')
      const batch = await batchOf(options)
      if (options.dryRun) return tellUnchanged(batch, options)
      await confirmed(`Take back the withdrawal of batch ${batch.id}?`, options)
      const { transaction } = await import('#app/transaction')
      tell(await transaction((trx) => restoreBatch(trx, batch.id, { source: 'cli' })), options)
    })
  )

function stateCommand(verb: string) {
  return new Command(verb)
    .requiredOption('--batch <number>', 'the batch', wholeNumber(1, BATCH_MAX))
    .option('--dry-run', 'only say what would be done')
    .option('--json', 'print the batch as JSON')
    .option('--yes', 'do not ask')
}

function tell(batch: CodeBatch, { json }: Options) {
  if (json) printJson(batch.$attributes)
  else printLine(`${batch.id}\t${batch.state}`)
}

/** How the batch stands, where it was only asked for. */
function tellUnchanged(batch: CodeBatch, { json }: Options) {
  if (json) printJson(batch.$attributes)
  say(`Batch ${batch.id} is ${batch.state}; nothing was changed.`)
}
