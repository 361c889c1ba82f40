import { Command, Option } from 'commander'
import { STAFF_ROLES, type StaffRole } from '#app/staff/roles'
import { withApplication } from '../application.js'
import { BadUsage } from '../failures.js'
import { printJson, printLine, say } from '../output.js'
import { staffOfEmail } from '../staff_of_email.js'

interface Options {
  email: string
  name?: string
  role?: StaffRole
  locale?: 'hu' | 'en'
  dryRun?: boolean
  json?: boolean
}

/** `cli staff invite`: a link by e-mail, to a new staff member or to one who needs another. */
export const staffInvite = new Command('invite')
  .description('Send the link by which a staff member chooses a password')
  .requiredOption('--email <address>', 'where the link is sent')
  .option('--name <name>', 'of a new staff member')
  .addOption(new Option('--role <role>', 'of a new staff member').choices(STAFF_ROLES))
  .addOption(new Option('--locale <language>', 'of the message').choices(['hu', 'en']))
  .option('--dry-run', 'check the values and write nothing')
  .option('--json', 'print the account as JSON')
  .addHelpText(
    'after',
    '\nWithout --name and --role an account that exists gets a new link; the old one ends.\n' +
      '\nExamples:\n' +
      '  npm run cli -- staff invite --email kiss.andrea@ceg.hu --name "Kiss Andrea" --role marketing\n' +
      '  npm run cli -- staff invite --email kiss.andrea@ceg.hu'
  )
  .action((options: Options) => withApplication(() => invite(options)))

async function invite({ json, dryRun, ...given }: Options): Promise<void> {
  const { inviteStaff, sendStaffInvitation, staffInvitationValidator } = await import('#auth')
  if (!given.name !== !given.role) throw new BadUsage('A new staff member has --name and --role')
  if (!given.name) {
    const { id, email } = await staffOfEmail(given.email)
    if (dryRun) {
      if (json) printJson({ id, email })
      return say('The link could be sent.')
    }
    await sendStaffInvitation(id, { source: 'cli' })
    return print({ id, email }, json)
  }
  const values = await staffInvitationValidator.validate(given)
  if (dryRun) {
    if (json) printJson({ id: null, email: values.email })
    return say('The account could be made.')
  }
  const { id } = await inviteStaff({ ...values, locale: values.locale ?? null }, { source: 'cli' })
  print({ id, email: values.email }, json)
}

function print(account: { id: number; email: string }, json?: boolean) {
  if (json) printJson(account)
  else printLine(`${account.id}\t${account.email}`)
}
