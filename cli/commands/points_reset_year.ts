import { Command } from 'commander'
import type { ResetRun, ResetState } from '#points'
import { answeringStaff } from '../staff_of_email.js'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { BadUsage } from '../failures.js'
import { interruptible } from '../interruption.js'
import { printJson, printLine, say } from '../output.js'
import { progressBar } from '../progress.js'

type Options = {
  year: number
  confirmYear?: number
  staff?: string
  reverse?: boolean
  json?: boolean
}

const year = wholeNumber(1970, 9998)

/** `cli points reset-year`: what is left of a year's points expires. */
export const pointsResetYear = new Command('reset-year')
  .description(
    'Let what is left of the points of a year expire; without --confirm-year it only counts'
  )
  .requiredOption('--year <year>', 'the year that has ended', year)
  .option('--confirm-year <year>', 'the same year again: do it', year)
  .option('--staff <email>', 'with --confirm-year: the active administrator who answers for it')
  .option('--reverse', 'give the points of a finished reset back')
  .option('--json', 'print one JSON document')
  .addHelpText(
    'after',
    '\nIt has no --dry-run, because every call without --confirm-year is one.' +
      '\nPoints earned after the end of the year stay, and what was spent since is not taken twice.' +
      '\nMay be stopped and called again: it goes on where it stopped, and never books twice.' +
      '\n\nExamples:\n  npm run cli -- points reset-year --year 2025' +
      '\n  npm run cli -- points reset-year --year 2025 --confirm-year 2025 --staff kiss.andrea@ceg.hu' +
      '\n  npm run cli -- points reset-year --year 2025 --reverse --confirm-year 2025 --staff kiss.andrea@ceg.hu'
  )
  .action((options: Options) => withApplication(() => run(options)))

async function run(options: Options): Promise<void> {
  const { confirmYear, reverse } = options
  if (confirmYear !== undefined && confirmYear !== options.year) {
    throw new BadUsage(`--confirm-year says ${confirmYear}, --year says ${options.year}`)
  }
  if (confirmYear === undefined) return rehearse(options)
  const { membersWithBalance, resetYear, reverseReset } = await import('#points')
  if (!options.staff) throw new BadUsage('Somebody answers for it: name them by --staff <email>')
  const { id: staffId } = await answeringStaff(options.staff, (role) => role === 'admin')
  const by = { source: 'cli', staffId } as const
  const bar = progressBar(await membersWithBalance(), 'members')
  const work = reverse ? reverseReset : resetYear
  let dealt = 0
  const done = await interruptible(
    (check) =>
      work(options.year, by, (members) => {
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
  const { cutoffOf, plannedReset, resetRun, resetStateOf } = await import('#points')
  const { clock } = await import('#app/clock')
  const begun = await resetRun(wanted)
  const cutoffAt = cutoffOf(wanted)
  const state = resetStateOf(wanted, begun, clock.now())
  const plan = reverse ? { members: begun?.members ?? 0, points: begun?.points ?? 0 } : undefined
  tell(
    { year: wanted, cutoffAt, state, ...(plan ?? (await plannedReset(wanted))), dryRun: true },
    { json }
  )
  const words = reverse ? sayOfReversal(state, begun) : sayOfReset(state, begun, cutoffAt)
  say(`Nothing was changed. ${words ?? `Add --confirm-year ${wanted} and --staff to do it.`}`)
}

/** Why a reset is not done now, or that part of it is; nothing where it may begin. */
function sayOfReset(state: ResetState, begun: ResetRun | undefined, cutoffAt: number) {
  const sentences: Partial<Record<ResetState, string>> = {
    not_ended: `The year has not ended yet: it can be reset from ${iso(cutoffAt)} on.`,
    begun: 'The reset was begun and stopped: with --confirm-year and --staff it goes on.',
    done: `The reset is done since ${iso(begun?.finishedAt ?? 0)}: ${booked(begun)}.`,
    taking_back: 'The reset is being taken back; a year is reset once.',
    taken_back: 'The reset was taken back; a year is reset once.',
  }
  return sentences[state]
}

/** Why nothing is given back now; nothing where it may. */
function sayOfReversal(state: ResetState, begun: ResetRun | undefined) {
  if (state === 'done' || state === 'taking_back') return undefined
  if (state === 'taken_back') return `The reset was taken back on ${iso(begun?.reversedAt ?? 0)}.`
  return 'There is no finished reset of that year.'
}

const booked = (run: ResetRun | undefined) =>
  `${run?.points} points of ${run?.members} members expired`

interface Told {
  year: number
  cutoffAt: number
  /** How the reset stands before it; of a dry run only. */
  state?: ResetState
  members: number
  points: number
  dryRun: boolean
}

function tell(run: Told, { json }: { json?: boolean }) {
  if (json) return printJson(run)
  printLine([run.year, run.members, run.points].join('\t'))
  say(`${run.points} points of ${run.members} members, balances as of ${iso(run.cutoffAt)}.`)
}

const iso = (instant: number) => new Date(instant).toISOString()
