import { Command } from 'commander'
import { withApplication } from '../application.js'
import { confirmed } from '../confirm.js'
import { printJson, printLine, say } from '../output.js'
import { staffOfEmail } from '../staff_of_email.js'

type Options = { email: string; dryRun?: boolean; json?: boolean; yes?: boolean }
type Deed = 'disableStaff' | 'enableStaff' | 'resetStaffSecondFactor'

/** `cli staff disable`: somebody is logged out everywhere and stays out. */
export const staffDisable = command('disable', 'disableStaff')
  .description('Close an account: its sessions end at once, and it cannot log in any more')
  .addHelpText('after', examples('disable'))

/** `cli staff enable`: the account works again as before. */
export const staffEnable = command('enable', 'enableStaff')
  .description('Open a closed account again')
  .addHelpText('after', examples('enable'))

/** `cli staff reset-second-factor`: for who lost the phone and the recovery codes. */
export const staffResetSecondFactor = command('reset-second-factor', 'resetStaffSecondFactor')
  .description('Forget a second factor that was lost: the next login sets up a new one')
  .addHelpText('after', examples('reset-second-factor'))

function command(verb: string, deed: Deed) {
  return new Command(verb)
    .requiredOption('--email <address>', 'whose account')
    .option('--dry-run', 'only say what would be done')
    .option('--json', 'print the account as JSON')
    .option('--yes', 'do not ask')
    .action((options: Options) => withApplication(() => perform(verb, deed, options)))
}

function examples(verb: string) {
  return `\nExamples:\n  npm run cli -- staff ${verb} --email kiss.andrea@ceg.hu --yes`
}

async function perform(verb: string, deed: Deed, options: Options): Promise<void> {
  const auth = await import('#auth')
  const before = await staffOfEmail(options.email)
  const { id, email, name, state } = before
  if (options.dryRun) {
    if (options.json) printJson(before)
    return say(`${name} <${email}> is ${state}; nothing was changed.`)
  }
  await confirmed(`${verb}: ${name} <${email}>?`, options)
  await auth[deed]({ staffId: id, by: { source: 'cli' } })
  const after = await staffOfEmail(email)
  if (options.json) printJson(after)
  else printLine([after.id, after.email, after.state].join('\t'))
}
