import { Command } from 'commander'
import type { Shape } from '#app/settings/shapes'
import type { ToldSetting } from '#app/settings/told_settings'
import { withApplication } from '../application.js'
import { BadUsage } from '../failures.js'
import { printJson, printLine, say } from '../output.js'
import { settingWords, valueWords } from '../setting_words.js'
import { tellWaiting } from '../tell_waiting.js'

type Options = { key: string; value: string; dryRun?: boolean; json?: boolean }

/** `cli settings set`: changes one setting; every process follows within two seconds. */
export const settingsSet = new Command('set')
  .description('Change one setting')
  .requiredOption('--key <name>', 'the setting, as "settings list" names it')
  .requiredOption('--value <value>', 'its value; several ones separated by commas')
  .option('--dry-run', 'only say what would be done')
  .option('--json', 'print name and value as JSON')
  .addHelpText(
    'after',
    '\nWhat makes more points than one person may (lone_points), or raises what one person may, waits for an administrator.\n' +
      '\nExamples:\n  npm run cli -- settings set --key deleted_member_address_days --value 90\n' +
      '  npm run cli -- settings set --key contact_email --value info@pelda.hu'
  )
  .action((options: Options) => withApplication(() => set(options)))

async function set({ key, value: text, dryRun, json }: Options): Promise<void> {
  const { isSetting } = await import('#app/settings/settings')
  const { toldSettings } = await import('#app/settings/told_settings')
  if (!isSetting(key)) throw new BadUsage(`There is no setting ${key}`)
  const setting = (await toldSettings()).find((told) => told.key === key)!
  const value = await read(setting, text)
  say(`${setting.name.en}: ${settingWords(setting)}.`)
  if (dryRun) {
    if (json) printJson({ key, value: setting.value })
    return say(`It is ${valueWords(setting.value)}; nothing was changed.`)
  }
  const { transaction } = await import('#app/transaction')
  const { setOrAsk } = await import('#points')
  const change = { key, value, by: { source: 'cli' } } as const
  const done = await transaction((trx) => setOrAsk(trx, change))
  if ('waitingId' in done) return tellWaiting(done.waitingId, { json })
  if (json) printJson({ key, value })
  else printLine(`${key}\t${valueWords(value)}`)
}

/** @throws BadUsage where the setting cannot have this value */
async function read({ key, shape }: ToldSetting, text: string) {
  const { readValue } = await import('#app/settings/read_value')
  const { errors } = await import('@vinejs/vine')
  try {
    return readValue(key, text)
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    throw new BadUsage(`${key} cannot be ${JSON.stringify(text)}: ${WANTED[shape.kind](shape)}`)
  }
}

/** What a value of each kind looks like. */
const WANTED: Record<Shape['kind'], (shape: Shape) => string> = {
  switch: () => 'it is true or false',
  whole: (shape) =>
    shape.kind === 'whole' ? `it is a whole number from ${shape.min} to ${shape.max}` : '',
  text: (shape) => (shape.kind === 'text' ? `it has 1 to ${shape.max} characters` : ''),
  email: () => 'it is an e-mail address',
  link: () => 'it is a path such as /page, or an address that begins with https://',
  countries: () => 'it is two-letter codes of countries, separated by commas',
}
