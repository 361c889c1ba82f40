import { readMoved, type LogLine } from '../log.js'
import { reasonAt, pseudonymAt, rowOf, type TicketList } from '../tickets.js'
import { hold, Unchecked } from './finding.js'
import type { Published } from './published.js'

/** Who won a prize in draws before, as the results and the log tell. */
interface EarlierWinners {
  /** Who holds a prize: must not be drawn again. */
  holding: Set<string>
  /** Who was drawn for one at any time. */
  drawn: Set<string>
}

/**
 * Reading the list has checked order, sums, weights and reasons already; what is left is that members who won are left
 * out of later weeks, and nobody else under that reason.
 */
export function checkRows(published: Published): void {
  const list = published.tickets()
  const { drawn, sheet } = published.sheet()
  const log = published.files.has('log.txt') ? published.log() : []
  const others = drawn.kind === 'main' ? [] : sheet.draws.filter(({ kind }) => kind === 'weekly')
  const earlier = others.filter(
    ({ draw, from }) =>
      Date.parse(from) < Date.parse(drawn.from) || isBeforeAgain(draw, published.draw, log)
  )
  const names = earlier.map(({ draw }) => draw)
  const without = names.filter((draw) => !published.files.has(`${draw}.result.json`))
  const present = names.filter((draw) => !without.includes(draw))
  const missing = without.filter((draw) => !isVoid(draw, log))
  const winners = winnersOf(published, present, log)
  for (const pseudonym of winners.holding) {
    const row = rowOf(list, pseudonym)
    hold(row < 0 || list.weights[row] === 0, 'winner_not_excluded', pseudonym)
  }
  if (missing.length) throw new Unchecked('earlier_results_missing', missing.join(' '))
  eachExcludedHasWon(list, winners)
}

function isVoid(draw: string, log: LogLine[]): boolean {
  return log.some(({ kind, file }) => kind === 'void' && file.startsWith(`${draw}:`))
}

/** A draw in the place of a void one comes late: who won in a later week before its list was out has won already. */
function isBeforeAgain(draw: string, again: string, log: LogLine[]): boolean {
  if (!isVoid(again.slice(0, -1), log)) return false
  const lineOf = (name: string) => log.findIndex(({ file }) => file === name)
  const [result, list] = [lineOf(`${draw}.result.json`), lineOf(`${again}.tickets.txt`)]
  return result >= 0 && result < list
}

function eachExcludedHasWon(list: TicketList, { drawn }: EarlierWinners) {
  for (let row = 0; row < list.rows; row++) {
    if (reasonAt(list, row) !== 'already_won') continue
    const pseudonym = pseudonymAt(list, row)
    hold(drawn.has(pseudonym), 'already_won_wrong', pseudonym)
  }
}

function winnersOf(published: Published, draws: string[], log: LogLine[]): EarlierWinners {
  const winners: EarlierWinners = { holding: new Set(), drawn: new Set() }
  const frozen = log.findIndex(({ file }) => file === `${published.draw}.tickets.txt`)
  const before = frozen < 0 ? log : log.slice(0, frozen)
  for (const draw of draws) {
    const { places } = published.resultOf(draw)
    const isBefore = !log.length || before.some(({ file }) => file === `${draw}.result.json`)
    const holders = new Map<number, string | null>()
    for (const one of places) if ('prize' in one) holders.set(one.place, one.pseudonym)
    for (const line of before) {
      const moved = line.kind === 'place' ? readMoved(line.file) : undefined
      if (moved?.draw !== draw) continue
      addTo(winners.drawn, [...holders.values()])
      holders.delete(moved.vacated)
      if (moved.by !== null) holders.set(moved.by, places[moved.by - 1]?.pseudonym ?? null)
    }
    addTo(winners.drawn, [...holders.values()])
    if (isBefore && !isVoid(draw, before)) addTo(winners.holding, [...holders.values()])
  }
  return winners
}

function addTo(set: Set<string>, pseudonyms: (string | null)[]) {
  for (const pseudonym of pseudonyms) if (pseudonym) set.add(pseudonym)
}
