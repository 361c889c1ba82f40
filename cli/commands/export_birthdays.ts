import { Command, InvalidArgumentError } from 'commander'
import { withApplication } from '../application.js'
import { interruptible } from '../interruption.js'
import { newFile } from '../new_file.js'
import { letOthersFirst } from '../others_first.js'
import { printJson, printLine, say } from '../output.js'
import { progressBar } from '../progress.js'
import { writeDown } from '../write_down.js'

type Options = { from: string; to: string; year?: number; consented?: boolean; json?: boolean }

/** `cli export birthdays`: whom to greet. */
export const exportBirthdays = new Command('birthdays')
  .description('Write the members with a birthday in a range of days to a file and print its name')
  .requiredOption('--from <day>', 'first day, such as 12-01', dayOfYear)
  .requiredOption('--to <day>', 'last day, such as 12-31', dayOfYear)
  .option('--year <year>', 'the year of the first day (this one)', yearOf)
  .option('--consented', 'only members who agreed to marketing by phone or e-mail')
  .option('--json', 'print one JSON document')
  .addHelpText(
    'after',
    '\nIt has no --dry-run: it writes a new file and changes nothing in the shop.' +
      '\nThe file lies under storage/exports. Administrators download it in the back-office at the address' +
      '\nthat is printed, and at /export/birthday/<name> where they gave their password lately; it is' +
      '\nremoved after seven days, and at once when a member deletes the account.' +
      '\nWhoever was born on 29 February is greeted on the 28th in a year without one.' +
      '\n\nExamples:\n  npm run cli -- export birthdays --from 12-01 --to 12-31' +
      '\n  npm run cli -- export birthdays --from 12-24 --to 01-06 --consented --json'
  )
  .action((options: Options) => {
    letOthersFirst()
    return withApplication(() => write(options))
  })

async function write({ from, to, year, consented, json }: Options): Promise<void> {
  const { birthdayList, countOfBirthdayList, newExport } = await import('#auth')
  const { businessDate } = await import('#app/business_date')
  const { clock } = await import('#app/clock')
  const { appUrl } = await import('#config/app')
  const range = { from, to, year: year ?? Number(businessDate(clock.now()).slice(0, 4)) }
  const { name, path } = await newExport(`birthdays-${from}-${to}`)
  const plan = { ...range, consentedOnly: consented }
  const bar = progressBar(await countOfBirthdayList(plan), 'members')
  let members = 0
  await interruptible(
    async (check) => {
      const onMembers = (count: number) => {
        check()
        bar.to((members = count))
      }
      await newFile(path, birthdayList({ ...plan, onMembers }))
    },
    () => `${members} members were read; no list was written`
  )
  bar.end()
  await writeDown({
    action: 'export.written',
    subject: { type: 'export', id: 0 },
    detail: `birthdays-${from}-${to}`,
  })
  const page = new URL(`/admin/birthday_lists/${name}`, appUrl).href
  if (json) return printJson({ file: name, members, path: `/export/birthday/${name}`, page })
  printLine(name)
  say(`${members} members. Administrators download the list at ${page}`)
}

function dayOfYear(text: string): string {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(text) ?? []
  // A leap year has every day there is.
  const date = new Date(Date.UTC(2024, Number(month) - 1, Number(day)))
  if (month && date.toISOString().slice(5, 10) === text) return text
  throw new InvalidArgumentError('It must be a day of the year such as 05-19.')
}

function yearOf(text: string): number {
  if (/^\d{4}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a year such as 2026.')
}
