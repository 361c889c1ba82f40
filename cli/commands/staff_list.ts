import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine } from '../output.js'

/** `cli staff list`: everybody who works in the back-office, or did. */
export const staffList = new Command('list')
  .description('List the staff with role, state, second factor and last login')
  .option('--json', 'print the staff as JSON; instants in ms UTC')
  .addHelpText(
    'after',
    '\nReads only.\n\nExamples:\n  npm run cli -- staff list\n  npm run cli -- staff list --json'
  )
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { everyStaffMember } = await import('#auth')
      const staff = await everyStaffMember()
      if (json) return printJson({ staff })
      for (const { id, email, name, role, state, has_second_factor, last_login_at } of staff) {
        const factor = has_second_factor ? 'second factor' : 'no second factor'
        const login = last_login_at === null ? 'never' : new Date(last_login_at).toISOString()
        printLine([id, email, name, role, state, factor, login].join('\t'))
      }
    })
  )
