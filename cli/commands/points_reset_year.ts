import { Command } from 'commander'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { BadUsage } from '../failures.js'
import { interruptible } from '../interruption.js'
import { printJson, printLine, say } from '../output.js'
import { progressBar } from '../progress.js'

type Options = { year: number; confirmYear?: number; reverse?: boolean; json?: boolean }

const year = wholeNumber(1970, 9998)

/** `cli points reset-year`: what is left of a year's points expires. */
export const pointsResetYear = new Command('reset-year')
  .description(
    'Let what is left of the points of a year expire; without --confirm-year it only counts'
  )
  .requiredOption('--year <year>', 'the year that has ended', year)
  .option('--confirm-year <year>', 'the same year again: do it', year)
  .option('--reverse', 'give the points of a finished reset back')
  .option('--json', 'print one JSON document')
  .addHelpText(
    'after',
    '\nPoints earned after the end of the year stay, and what was spent since is not taken twice.' +
      '\nMay be stopped and called again: it goes on where it stopped, and never books twice.' +
      '\n\nExamples:\n  npm run cli -- points reset-year --year 2025' +
      '\n  npm run cli -- points reset-year --year 2025 --confirm-year 2025' +
      '\n  npm run cli -- points reset-year --year 2025 --reverse --confirm-year 2025'
  )
  .action((options: Options) => withApplication(() => run(options)))

async function run(options: Options): Promise<void> {
  const { confirmYear, reverse } = options
  if (confirmYear !== undefined && confirmYear !== options.year) {
    throw new BadUsage(`--confirm-year says ${confirmYear}, --year says ${options.year}`)
  }
  if (confirmYear === undefined) return rehearse(options)
  const { membersWithBalance, resetYear, reverseReset } = await import('#points')
  const bar = progressBar(await membersWithBalance(), 'members')
  const work = reverse ? reverseReset : resetYear
  let dealt = 0
  const done = await interruptible(
    (check) =>
      work(options.year, (members) => {
        bar.to((dealt = members))
        check()
      }),
    () => `${dealt} members are done in this run; the same command goes on from there`
  )
  bar.end()
  tell({ ...done, dryRun: false }, options)
}

/** Says what would be booked, and books nothing. */
async function rehearse({ year: wanted, reverse, json }: Options) {
  const { cutoffOf, plannedReset, resetRun } = await import('#points')
  const begun = await resetRun(wanted)
  const cutoffAt = cutoffOf(wanted)
  const plan = reverse ? { members: begun?.members ?? 0, points: begun?.points ?? 0 } : undefined
  tell(
    { year: wanted, cutoffAt, ...(plan ?? (await plannedReset(wanted))), dryRun: true },
    { json }
  )
  say(`Nothing was changed. Add --confirm-year ${wanted} to do it.`)
}

type Told = { year: number; cutoffAt: number; members: number; points: number; dryRun: boolean }

function tell(run: Told, { json }: { json?: boolean }) {
  if (json) return printJson(run)
  printLine([run.year, run.members, run.points].join('\t'))
  say(`${run.points} points of ${run.members} members, balances as of ${iso(run.cutoffAt)}.`)
}

const iso = (instant: number) => new Date(instant).toISOString()
