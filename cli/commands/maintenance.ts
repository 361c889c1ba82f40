import { Argument, Command } from 'commander'
import { withApplication } from '../application.js'
import { say } from '../output.js'

/** `cli maintenance on|off|status`: closes and opens the shop for members. */
export const maintenance = new Command('maintenance')
  .description('Close the shop for members (on), open it (off) or tell which it is (status)')
  .addArgument(new Argument('<switch>').choices(['on', 'off', 'status']))
  .option('--dry-run', 'only tell which it is')
  .addHelpText(
    'after',
    '\nThe back-office and health stay reachable. Every process follows within two seconds.\n' +
      '\nExamples:\n  npm run cli -- maintenance on\n  npm run cli -- maintenance status'
  )
  .action((wanted: 'on' | 'off' | 'status', { dryRun }: { dryRun?: boolean }) =>
    withApplication(async () => {
      const { changeSettings, settings } = await import('#app/settings/settings')
      const { transaction } = await import('#app/transaction')
      if (dryRun) say('Nothing was changed.')
      else if (wanted !== 'status') {
        await transaction((trx) => changeSettings(trx, { maintenance: wanted === 'on' }))
      }
      process.stdout.write(`${(await settings()).maintenance ? 'on' : 'off'}\n`)
    })
  )
