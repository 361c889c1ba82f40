import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { Command, Option } from 'commander'
import { withApplication } from '../application.js'

/** Random bytes of a password nobody chose; 20 characters when written. */
const PASSWORD_BYTES = 15

interface Options {
  email: string
  name: string
  role: 'admin' | 'marketing'
  passwordStdin?: boolean
  dryRun?: boolean
  json?: boolean
}

/** `cli staff create`: an account for the back-office. */
const staffCreate = new Command('create')
  .description('Make an account for the back-office and print its password once')
  .requiredOption('--email <address>', 'address the staff member signs in with')
  .requiredOption('--name <name>', 'name shown in the back-office')
  .addOption(
    new Option('--role <role>', 'what the account may do')
      .choices(['admin', 'marketing'])
      .makeOptionMandatory()
  )
  .option('--password-stdin', 'read the password from standard input instead of making one')
  .option('--dry-run', 'check the values and write nothing')
  .option('--json', 'print the account as JSON')
  .addHelpText(
    'after',
    '\nExamples:\n' +
      '  npm run cli -- staff create --email kiss.andrea@ceg.hu --name "Kiss Andrea" --role admin\n' +
      '  npm run cli -- staff create --email … --name … --role marketing --json'
  )
  .action((options: Options) => withApplication(() => create(options)))

/** `cli staff …`: who works in the back-office. */
export const staff = new Command('staff')
  .description('Staff of the back-office')
  .addCommand(staffCreate)

async function create({ email, name, role, json, ...options }: Options): Promise<void> {
  const { createStaffMember, newStaffValidator } = await import('#auth')
  const password = options.passwordStdin
    ? (await text(process.stdin)).trimEnd()
    : randomBytes(PASSWORD_BYTES).toString('base64url')
  const values = await newStaffValidator.validate({ email, name, role, password })
  if (options.dryRun) return void process.stderr.write('The account could be made.\n')
  const { id } = await createStaffMember(values)
  const account = { id, email: values.email, role, password }
  if (json) process.stdout.write(`${JSON.stringify(account)}\n`)
  else process.stdout.write(`${account.email}\t${role}\t${password}\n`)
}
