import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine } from '../output.js'

/** `cli settings list`: every setting with its value. */
export const settingsList = new Command('list')
  .description('Every setting with its value')
  .option('--json', 'print the settings as JSON')
  .addHelpText('after', '\nReads only.\n\nExamples:\n  npm run cli -- settings list --json')
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { settings } = await import('#app/settings/settings')
      const values = await settings()
      if (json) return printJson(values)
      for (const [key, value] of Object.entries(values)) printLine(`${key}\t${String(value)}`)
    })
  )
