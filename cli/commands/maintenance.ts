import { Argument, Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine, say } from '../output.js'

type Options = { dryRun?: boolean; json?: boolean }

/** `cli maintenance on|off|status`: closes and opens the shop for members. */
export const maintenance = new Command('maintenance')
  .description('Close the shop for members (on), open it (off) or tell which it is (status)')
  .addArgument(new Argument('<switch>').choices(['on', 'off', 'status']))
  .option('--dry-run', 'only tell which it is')
  .option('--json', 'print which it is as JSON')
  .addHelpText(
    'after',
    '\nThe back-office and health stay reachable. Every process follows within two seconds.\n' +
      '\nExamples:\n  npm run cli -- maintenance on\n  npm run cli -- maintenance status'
  )
  .action((wanted: 'on' | 'off' | 'status', { dryRun, json }: Options) =>
    withApplication(async () => {
      const { changeSettings, settings } = await import('#app/settings/settings')
      const { transaction } = await import('#app/transaction')
      if (dryRun) say('Nothing was changed.')
      else if (wanted !== 'status') {
        await transaction((trx) => changeSettings(trx, { maintenance: wanted === 'on' }))
      }
      const { maintenance: isOn } = await settings()
      if (json) printJson({ maintenance: isOn })
      else printLine(isOn ? 'on' : 'off')
    })
  )
