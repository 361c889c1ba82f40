import { Command } from 'commander'
import { withApplication } from '../application.js'
import { printJson, printLine } from '../output.js'
import { settingWords, valueWords } from '../setting_words.js'

/** `cli settings list`: every setting with its value. */
export const settingsList = new Command('list')
  .description('Every setting: name, value, unit, what it is for, default, who changed it last')
  .option('--json', 'print the names and values as JSON')
  .addHelpText('after', '\nReads only.\n\nExamples:\n  npm run cli -- settings list --json')
  .action(({ json }: { json?: boolean }) =>
    withApplication(async () => {
      const { toldSettings } = await import('#app/settings/told_settings')
      const told = await toldSettings()
      if (json) return printJson(Object.fromEntries(told.map(({ key, value }) => [key, value])))
      for (const setting of told) {
        const { key, value, unit } = setting
        printLine([key, valueWords(value), unit?.en ?? '', settingWords(setting)].join('\t'))
      }
    })
  )
