import { chainNamed, roundAt } from '../chains.js'
import { lateDrawAt } from '../days.js'
import { hold } from './finding.js'
import type { Published } from './published.js'

const HOUR_MS = 3_600_000

/**
 * The round follows from the time of the draw, or from the day that a late list moved it to; nobody picked it. And its
 * signature is the one that the chain gives.
 */
export function checkRound(published: Published): { isCalled: boolean } {
  const { public: part } = published.result()
  const { sheet, drawn } = published.sheet()
  const chain = chainNamed(sheet.chain)
  hold(chain !== undefined, 'chain_unknown', sheet.chain)
  const onSheet = roundAt(chain, Date.parse(drawn.draw_at))
  hold(drawn.round === onSheet, 'round_differs', String(onSheet))
  const drawAt = drawAtOf(published)
  const round = roundAt(chain, drawAt)
  hold(part.round === round, 'round_differs', String(round))
  if (part.source === 'drand') {
    hold(published.tools.isSigned(chain, round, part.signature), 'signature_invalid')
    return { isCalled: false }
  }
  const out = published.log().find(({ file }) => file === `${published.draw}.result.json`)
  hold(out !== undefined, 'not_logged', `${published.draw}.result.json`)
  const waited = Date.parse(out.at) - drawAt
  hold(waited >= sheet.fallbackHours * HOUR_MS, 'called_too_early', out.at)
  return { isCalled: true }
}

/** When the draw had to take place, in ms UTC; the log has a line where that is not what the sheet says. */
function drawAtOf(published: Published): number {
  const { sheet, drawn } = published.sheet()
  const drawAt = Date.parse(drawn.draw_at)
  const log = published.log()
  const out = log.find(({ file }) => file === `${published.draw}.tickets.txt`)
  hold(out !== undefined, 'not_logged', `${published.draw}.tickets.txt`)
  const moved = lateDrawAt({ listOut: Date.parse(out.at), drawAt, gapHours: sheet.gapHours })
  const late = log.filter(
    ({ kind, file }) => kind === 'late' && file.startsWith(`${published.draw}:`)
  )
  const told = late.map(({ file }) => Date.parse(file.slice(published.draw.length + 1)))
  const isTold = moved === drawAt ? told.length === 0 : told.length === 1 && told[0] === moved
  hold(isTold, 'late_not_logged', new Date(moved).toISOString())
  return moved
}
