import { Command } from 'commander'
import { ID_MAX } from '#app/validation/ids'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { confirmed } from '../confirm.js'
import { BadUsage } from '../failures.js'
import { printJson, printLine, say } from '../output.js'

type Options = { id: number; dryRun?: boolean; json?: boolean; yes?: boolean }

/** `cli partner token revoke`: it ends with the next request. */
export const partnerTokenRevoke = new Command('revoke')
  .description('End a token at once, or a client with all that it was granted')
  .requiredOption('--id <n>', 'which one, as "partner token list" names it', wholeNumber(1, ID_MAX))
  .option('--dry-run', 'only say what would be done')
  .option('--json', 'print it as JSON')
  .option('--yes', 'do not ask')
  .addHelpText('after', '\nExamples:\n  npm run cli -- partner token revoke --id 3 --yes')
  .action((options: Options) => withApplication(() => revoke(options)))

async function revoke({ id, dryRun, json, yes }: Options): Promise<void> {
  const { revokeToken } = await import('#partners')
  const before = await tokenOf(id)
  const { name, is_open: isOpen } = before
  if (dryRun) {
    if (json) printJson(before)
    return say(`${name} is ${isOpen ? 'open' : 'ended'}; nothing was changed.`)
  }
  await confirmed(`revoke: ${name}?`, { yes })
  await revokeToken(id, { source: 'cli' })
  const after = await tokenOf(id)
  if (json) printJson(after)
  else printLine([id, after.name, 'ended'].join('\t'))
}

async function tokenOf(id: number) {
  const { everyToken } = await import('#partners')
  const found = (await everyToken()).find((one) => one.id === id)
  if (!found) throw new BadUsage(`There is no token or client ${id}`)
  return found
}
