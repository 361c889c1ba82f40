import { Command, InvalidArgumentError } from 'commander'
import { withApplication } from '../application.js'
import { wholeNumber } from '../arguments.js'
import { confirmed } from '../confirm.js'
import { counted } from '../counted.js'
import { BadUsage } from '../failures.js'
import { printJson, printLine, say } from '../output.js'
import { answeringStaff } from '../staff_of_email.js'

/** The largest id and the most points of one booking. */
const ID_MAX = 2_147_483_647
const POINTS_MAX = 1_000_000

type Options = {
  member: number
  points: number
  reason: string
  staff: string
  dryRun?: boolean
  json?: boolean
  yes?: boolean
}

/** `cli points adjust`: a correction by hand. */
export const pointsAdjust = new Command('adjust')
  .description('Book points for a member, or take them, with a reason')
  .requiredOption('--member <id>', 'the member', wholeNumber(1, ID_MAX))
  .requiredOption('--points <number>', 'how many; less than zero takes', signedPoints)
  .requiredOption('--reason <text>', 'why; kept with the entry')
  .requiredOption(
    '--staff <email>',
    'the active administrator, or support within its limit, who answers for it'
  )
  .option('--dry-run', 'check who, whom and why, and book nothing')
  .option('--json', 'print the entry as JSON')
  .option('--yes', 'do not ask')
  .addHelpText(
    'after',
    '\nEvery call books once more; nothing is taken that the member does not have.' +
      '\n\nExamples:\n  npm run cli -- points adjust --member 12 --points 50 --reason "Torn sticker" --staff kiss.andrea@ceg.hu' +
      '\n  npm run cli -- points adjust --member 12 --points=-50 --reason "Booked twice" --staff kiss.andrea@ceg.hu --yes'
  )
  .action((options: Options) => withApplication(() => adjust(options)))

async function adjust(options: Options): Promise<void> {
  const { member: id, points, reason, json, yes } = options
  const { findMember } = await import('#auth')
  const { balanceOf, bookOrAsk, mayBook } = await import('#points')
  const { transaction } = await import('#app/transaction')
  if (!reason.trim()) throw new BadUsage('A booking by hand needs a reason')
  if (!(await findMember(id))) throw new BadUsage(`There is no member ${id}`)
  const { id: staffId, role } = await answeringStaff(options.staff, mayBook)
  const balance = await balanceOf(id)
  say(`Member ${id} has ${counted(balance, 'point')}.`)
  if (options.dryRun) {
    if (json) printJson({ memberId: id, points, balance, booked: false })
    return say(`${counted(points, 'point')} could be asked for. Nothing was booked.`)
  }
  const amount = counted(Math.abs(points), 'point')
  await confirmed(points > 0 ? `Book ${amount}?` : `Take ${amount}?`, { yes })
  const booking = {
    memberId: id,
    points,
    reason: reason.trim(),
    by: { source: 'cli', staffId },
  } as const
  const entry = await transaction((trx) =>
    bookOrAsk(trx, { ...booking, source: 'adjustment_manual' }, role)
  )
  if (json) return printJson(entry)
  if ('waitingId' in entry) {
    say('So many points need a second person: they wait under Points by hand in the back-office.')
    return printLine(`waiting\t${entry.waitingId}`)
  }
  printLine([entry.id, entry.points, entry.balanceAfter].join('\t'))
}

function signedPoints(text: string): number {
  const value = /^-?\d{1,7}$/.test(text) ? Number(text) : 0
  if (value !== 0 && Math.abs(value) <= POINTS_MAX) return value
  throw new InvalidArgumentError(`It must be a whole number up to ${POINTS_MAX}, not 0.`)
}
