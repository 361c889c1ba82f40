import { Command, Option } from 'commander'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { printJson, printLine, say } from '../output.js'

const DAYS_MAX = 365

interface Options {
  name: string
  kind: 'token' | 'client'
  scopes: string
  days: number
  dryRun?: boolean
  json?: boolean
}

/** `cli partner token create`: the secret is printed this once. */
export const partnerTokenCreate = new Command('create')
  .description('Make a bearer token, or a client that fetches tokens, and print its secret once')
  .requiredOption('--name <name>', 'whose it is, such as Salesforce')
  .requiredOption('--scopes <names>', 'users.read, users.write or both, comma separated')
  .addOption(
    new Option('--kind <kind>', 'token: carried by every request; client: for a Named Credential')
      .choices(['token', 'client'])
      .default('token')
  )
  .option('--days <n>', 'how long it works', wholeNumber(1, DAYS_MAX), DAYS_MAX)
  .option('--dry-run', 'check the values and write nothing')
  .option('--json', 'print it as JSON')
  .addHelpText(
    'after',
    '\nExamples:\n' +
      '  npm run cli -- partner token create --kind client --name Salesforce --scopes users.read,users.write\n' +
      '  npm run cli -- partner token create --name Reports --scopes users.read --days 30 --json'
  )
  .action((options: Options) => withApplication(() => create(options)))

async function create({ dryRun, json, scopes, ...given }: Options): Promise<void> {
  const { clientIdOf, createToken, wantedTokenValidator } = await import('#partners')
  const named = scopes.split(',').map((one) => one.trim())
  const wanted = await wantedTokenValidator.validate({ ...given, scopes: named })
  if (dryRun) {
    if (json) printJson({ id: null, client_id: null, secret: null })
    return say('It could be made.')
  }
  const { id, secret } = await createToken(wanted, { source: 'cli' })
  const clientId = wanted.kind === 'client' ? clientIdOf(id) : null
  if (json) return printJson({ id, client_id: clientId, secret })
  say('The secret is shown this once.')
  printLine([id, ...(clientId ? [clientId] : []), secret].join('\t'))
}
