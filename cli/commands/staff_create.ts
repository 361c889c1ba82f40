import { text } from 'node:stream/consumers'
import { Command, Option } from 'commander'
import { STAFF_ROLES, type StaffRole } from '#app/staff/roles'
import { withApplication } from '../application.js'
import { printJson, printLine, say } from '../output.js'

interface Options {
  email: string
  name: string
  role: StaffRole
  passwordStdin?: boolean
  dryRun?: boolean
  json?: boolean
}

/** `cli staff create`: an account for the back-office, also where no mail can be sent. */
export const staffCreate = new Command('create')
  .description('Make an account for the back-office and print the link that sets its password')
  .requiredOption('--email <address>', 'address the staff member signs in with')
  .requiredOption('--name <name>', 'name shown in the back-office')
  .addOption(
    new Option('--role <role>', 'what the account may do')
      .choices(STAFF_ROLES)
      .makeOptionMandatory()
  )
  .option('--password-stdin', 'read a password from standard input instead of making a link')
  .option('--dry-run', 'check the values and write nothing')
  .option('--json', 'print the account as JSON')
  .addHelpText(
    'after',
    '\nThe link works once and for 3 days. The first login sets up an authenticator app.\n' +
      '\nExamples:\n' +
      '  npm run cli -- staff create --email kiss.andrea@ceg.hu --name "Kiss Andrea" --role admin\n' +
      '  npm run cli -- staff create --email … --name … --role marketing --json'
  )
  .action((options: Options) => withApplication(() => create(options)))

async function create({ json, dryRun, passwordStdin, ...given }: Options): Promise<void> {
  const { createStaffMember, inviteStaff, newStaffValidator, staffInvitationValidator } =
    await import('#auth')
  if (passwordStdin) {
    const password = (await text(process.stdin)).trimEnd()
    const values = await newStaffValidator.validate({ ...given, password })
    if (dryRun) return tellPlanned(values, json)
    const { id } = await createStaffMember(values)
    return print({ id, email: values.email, role: values.role }, json)
  }
  const values = await staffInvitationValidator.validate(given)
  if (dryRun) return tellPlanned(values, json)
  const staff = { ...values, locale: null }
  const { id, link } = await inviteStaff(staff, { source: 'cli' }, 'by_hand')
  print({ id, email: values.email, role: values.role, link }, json)
}

function print(account: Record<string, string | number>, json?: boolean) {
  if (json) return printJson(account)
  const { id: _id, ...shown } = account
  printLine(Object.values(shown).join('\t'))
}

function tellPlanned({ email, role }: { email: string; role: StaffRole }, json?: boolean) {
  if (json) printJson({ id: null, email, role })
  say('The account could be made.')
}
