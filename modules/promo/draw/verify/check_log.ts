import { hashOf } from '../bytes.js'
import { chainNamed, timeOfRound } from '../chains.js'
import { headsOf, type LogLine } from '../log.js'
import { hold } from './finding.js'
import type { Published } from './published.js'

const HOUR_MS = 3_600_000
/** The first sheet is out before the first week by so much. */
const SHEET_AHEAD_MS = 24 * HOUR_MS

/**
 * The log names each file by its hash, is the one that a witness has a head of, and shows that sheet, list and public
 * value came one after the other.
 *
 * @param head what a witness has kept of it
 */
export function checkLog(published: Published, head: string | undefined): void {
  const log = published.log()
  const { draw, files, tools } = published
  if (head) hold(headsOf(log, tools).includes(head.trim().toLowerCase()), 'head_unknown', head)
  for (const [name, bytes] of files) {
    if (name === 'log.txt' || !isOfDraw(name, draw)) continue
    hold(lineOf(log, name).sha256 === hashOf(bytes, tools), 'not_logged', name)
  }
  const isVoid = log.some(({ kind, file }) => kind === 'void' && file.startsWith(`${draw}:`))
  hold(!isVoid, 'draw_void', draw)
  timesInOrder(published, log)
}

function timesInOrder(published: Published, log: LogLine[]) {
  const { draw } = published
  const { sheet, drawn } = published.sheet()
  const out = (file: string) => Date.parse(lineOf(log, file).at)
  const first = published
    .sheets()
    .find((one) => one.sheet.draws.some(({ commitment }) => commitment === drawn.commitment))!
  const ahead = first.sheet.replaces === null ? SHEET_AHEAD_MS : 0
  const begins = first.sheet.replaces === null ? firstBeginning(first.sheet.draws) : drawn.from
  if (!isDrawnAgain(draw, log)) {
    hold(out(first.file) + ahead <= Date.parse(begins), 'sheet_too_late', first.file)
  }
  const listed = out(`${draw}.tickets.txt`)
  hold(listed >= Date.parse(drawn.to), 'list_too_early', lineOf(log, `${draw}.tickets.txt`).at)
  const chain = chainNamed(sheet.chain)
  hold(chain !== undefined, 'chain_unknown', sheet.chain)
  const value = timeOfRound(chain, published.result().public.round)
  hold(
    value - listed >= sheet.gapHours * HOUR_MS,
    'list_too_late',
    lineOf(log, `${draw}.tickets.txt`).at
  )
  hold(
    out(`${draw}.result.json`) >= value,
    'result_too_early',
    lineOf(log, `${draw}.result.json`).at
  )
}

function firstBeginning(draws: { from: string }[]): string {
  return draws.map(({ from }) => from).sort((one, other) => Date.parse(one) - Date.parse(other))[0]
}

/** A draw such as `w3b` takes the place of `w3`, which is void: its week is over when its sheet comes out. */
function isDrawnAgain(draw: string, log: LogLine[]): boolean {
  return log.some(({ kind, file }) => kind === 'void' && file.startsWith(`${draw.slice(0, -1)}:`))
}

function isOfDraw(name: string, draw: string) {
  return name.startsWith('sheet') || name.startsWith(`${draw}.`) || name.endsWith('.result.json')
}

function lineOf(log: LogLine[], name: string): LogLine {
  const lines = log.filter(({ file }) => file === name)
  hold(lines.length > 0, 'not_logged', name)
  hold(lines.length === 1, 'logged_twice', name)
  return lines[0]
}
