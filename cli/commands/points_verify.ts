import { Command } from 'commander'
import type { Finding, LedgerVerdict } from '#points'
import { withApplication } from '../application.js'
import { counted } from '../counted.js'
import { BadUsage } from '../failures.js'
import { EXIT } from '../exit_codes.js'
import { printJson, printLine, say } from '../output.js'
import { followed } from '../progress.js'

/** `cli points verify`: every invariant of the shop, as SQL, on either database. */
export const pointsVerify = new Command('verify')
  .description('Check that every figure of the shop agrees with every other; reads only')
  .option('--json', 'print one JSON document')
  .option('--anchor <text>', 'what "points close" printed once: nothing before it may be missing')
  .option('--all', 'name everything that breaks an invariant, not only the first 50')
  .addHelpText(
    'after',
    '\nExits with 1 where an invariant is broken. What breaks it is named with members, entries and\n' +
      'ids, the first 50 of each; the rest is counted. --all names the rest as well.\n' +
      '\nExamples:\n  npm run cli -- points verify\n  npm run cli -- points verify --json'
  )
  .action((options: Options) => withApplication(() => verify(options)))

interface Options {
  json?: boolean
  anchor?: string
  all?: boolean
}

async function verify({ json, anchor: text, all }: Options): Promise<void> {
  await import('#start/invariants')
  const { readAnchor, verifyLedger } = await import('#points')
  const anchor = text === undefined ? undefined : readAnchor(text)
  if (text !== undefined && !anchor) throw new BadUsage('That is no anchor of "points close"')
  const bar = followed('invariants')
  const verdict = await verifyLedger({ anchor, all, told: bar.told }).finally(bar.end)
  if (json) printJson(verdict)
  else for (const invariant of verdict.invariants) printLine(linesOf(invariant).join('\n'))
  const held = verdict.totals.reduce((sum, { points }) => sum + points, 0)
  say(`Members hold ${counted(held, 'point')}.`)
  if (!verdict.ok) process.exitCode = EXIT.failed
}

/** The verdict, and below it what breaks the invariant. */
function linesOf({ id, title, violations, found }: LedgerVerdict['invariants'][number]): string[] {
  if (!violations) return [`ok      ${id.padEnd(20)}  ${title}`]
  const rest = violations - found.length
  return [
    `BROKEN  ${id.padEnd(20)}  ${title} (${violations})`,
    ...found.map((finding) => `        ${wordsOf(finding)}`),
    ...(rest > 0 ? [`        and ${rest} more`] : []),
  ]
}

function wordsOf(finding: Finding): string {
  const named = Object.entries(finding).filter(([, value]) => value !== null)
  return named.map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`).join(', ')
}
