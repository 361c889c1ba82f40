import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Command } from 'commander'
import { withApplication } from '../application.js'
import { EXIT } from '../exit_codes.js'
import { BadUsage } from '../failures.js'
import { printJson, printLine, say } from '../output.js'

interface Options {
  head?: string
  json?: boolean
}

/** `cli draw verify`: the checks of published files, without database and network. */
export const drawVerify = new Command('verify')
  .description('Check draws by their published files alone: no database, no network')
  .argument('<files...>', 'sheet.json, log.txt, w1.tickets.txt, w1.result.json, …')
  .option('--head <hex>', 'a head of the log that a witness has kept')
  .option('--json', 'print one JSON document')
  .addHelpText(
    'after',
    '\nIt reads only.\n' +
      '\nExit codes of this command: 0 everything holds, 1 a check fails, 3 a file is missing.\n' +
      '\nExamples:\n  npm run cli -- draw verify files/*'
  )
  .action(verify)

async function verify(paths: string[], { head, json }: Options): Promise<void> {
  const files = new Map<string, Uint8Array>()
  for (const path of paths) files.set(basename(path), new Uint8Array(await readFile(path)))
  // What stands beside the checks in their module wants an application, which opens no database until it is asked for something.
  const verified = await withApplication(async () => {
    const { verifyFiles } = await import('#promo')
    return verifyFiles(files, head)
  })
  if (!verified.length) throw new BadUsage('None of these files is a list or a result of a draw')
  const findings = verified.flatMap(({ draw, findings: own }) =>
    own.filter(({ check }) => check !== 'mine').map((finding) => ({ draw, ...finding }))
  )
  const places = verified.flatMap(({ draw, places: own }) =>
    (own ?? []).map((place) => ({ draw, ...place }))
  )
  if (json) printJson({ findings, places })
  else tellLines(findings, places)
  const verdicts = new Set(findings.map(({ verdict }) => verdict))
  say(WORDS[verdicts.has('fails') ? 'fails' : verdicts.has('not_checked') ? 'missing' : 'holds'])
  process.exitCode = verdicts.has('fails')
    ? EXIT.failed
    : verdicts.has('not_checked')
      ? EXIT.badUsage
      : EXIT.ok
}

const WORDS = {
  fails: 'At least one check fails.',
  missing: 'Not everything was checked: a file is missing.',
  holds: 'Every check holds.',
}

interface Found {
  draw: string
  check: string
  verdict: string
  why?: string
  detail?: string
}

type Place = { draw: string; place: number; pseudonym: string | null } & (
  { prize: string; item: number } | { reserve: number }
)

/** A line for each check, then one for each place. */
function tellLines(findings: Found[], places: Place[]): void {
  for (const { draw, check, verdict, why, detail } of findings) {
    printLine([draw, check, verdict, why ?? '', detail ?? ''].join('\t').trimEnd())
  }
  for (const place of places) {
    const what = 'prize' in place ? `${place.prize} ${place.item}` : `reserve ${place.reserve}`
    printLine([place.draw, place.place, what, place.pseudonym ?? '-'].join('\t'))
  }
}
