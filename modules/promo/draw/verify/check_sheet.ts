import type { LogLine } from '../log.js'
import { hold } from './finding.js'
import type { FoundSheet, Published } from './published.js'

/** The list names this sheet by its hash, and each later sheet names the one before and leaves alone what has begun. */
export function checkSheet(published: Published): void {
  const { sheet } = published.sheet()
  hold(sheet.campaign === published.tickets().campaign, 'other_campaign', sheet.campaign)
  const sheets = published.sheets()
  hold(sheets[0].sheet.replaces === null, 'sheet_chain_broken', sheets[0].file)
  for (const [at, later] of sheets.slice(1).entries()) {
    hold(later.sheet.replaces === sheets[at].hash, 'sheet_chain_broken', later.file)
    hold(later.sheet.campaign === sheet.campaign, 'other_campaign', later.file)
    leavesBegunAlone(sheets[at], later, published.log())
  }
}

function leavesBegunAlone(before: FoundSheet, later: FoundSheet, log: LogLine[]) {
  const out = log.find(({ kind, file }) => kind === 'sheet' && file === later.file)
  hold(out !== undefined, 'not_logged', later.file)
  for (const draw of before.sheet.draws) {
    if (Date.parse(draw.from) > Date.parse(out.at)) continue
    const repeated = later.sheet.draws.find((one) => one.draw === draw.draw)
    const isSame = JSON.stringify(repeated) === JSON.stringify(draw)
    hold(isSame, 'begun_draw_changed', `${later.file}: ${draw.draw}`)
  }
}
