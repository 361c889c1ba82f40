import { Command } from 'commander'
import type { Settings } from '#app/settings/settings'
import { withApplication } from '../application.js'
import { BadUsage } from '../failures.js'
import { printLine, say } from '../output.js'
import { tellWaiting } from '../tell_waiting.js'

/** Longest value of a setting, in characters. */
const VALUE_MAX = 300

type Value = string | number | boolean | string[]
type Options = { key: string; value: string; dryRun?: boolean }

/** `cli settings set`: changes one setting; every process follows within two seconds. */
export const settingsSet = new Command('set')
  .description('Change one setting')
  .requiredOption('--key <name>', 'the setting, as "settings list" names it')
  .requiredOption('--value <value>', 'its value; several ones separated by commas')
  .option('--dry-run', 'only say what would be done')
  .addHelpText(
    'after',
    '\nWhat makes more points than one person may (lone_points), or raises what one person may, waits for an administrator.\n' +
      '\nExamples:\n  npm run cli -- settings set --key deleted_member_address_days --value 90\n' +
      '  npm run cli -- settings set --key birthday_game_from --value 2027-05-19'
  )
  .action(({ key, value, dryRun }: Options) =>
    withApplication(async () => {
      const { DEFAULT_SETTINGS } = await import('#app/settings/defaults')
      const { settings } = await import('#app/settings/settings')
      const { setOrAsk } = await import('#points')
      if (!Object.hasOwn(DEFAULT_SETTINGS, key)) throw new BadUsage(`There is no setting ${key}`)
      const before = { ...(await settings()) } as Record<string, Value>
      const wanted = valueLike(before[key], value)
      if (dryRun) return say(`${key} is ${String(before[key])}; nothing was changed.`)
      const { transaction } = await import('#app/transaction')
      const change = { key: key as keyof Settings, value: wanted, by: { source: 'cli' } } as const
      const done = await transaction((trx) => setOrAsk(trx, change))
      if ('waitingId' in done) return tellWaiting(done.waitingId)
      printLine(`${key}\t${String(wanted)}`)
    })
  )

/** The words as a value of the kind the setting has. */
function valueLike(known: Value, words: string): Value {
  if (words.length > VALUE_MAX) throw new BadUsage(`A setting has ${VALUE_MAX} characters at most`)
  if (Array.isArray(known)) return words.split(',').filter(Boolean)
  if (typeof known === 'boolean') {
    if (words !== 'true' && words !== 'false') throw new BadUsage('The value is true or false')
    return words === 'true'
  }
  if (typeof known !== 'number') return words
  if (!/^\d{1,6}$/.test(words)) throw new BadUsage('The value is a whole number from 0 to 999999')
  return Number(words)
}
