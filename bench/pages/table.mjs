import { goalsOf, isReached } from './goals.mjs'

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`

/** Columns of the table: figure, title, and how it is written. */
const COLUMNS = [
  ['performance', 'perf'],
  ['accessibility', 'a11y'],
  ['bestPractices', 'best'],
  ['seo', 'seo'],
  ['lcp', 'LCP', seconds],
  ['tbt', 'TBT', (ms) => `${ms} ms`],
  ['mainMs', 'main', (ms) => `${ms} ms`],
  ['cls', 'CLS'],
  ['scriptKb', 'JS kB'],
  ['requests', 'requests'],
  ['onDemandKb', 'then kB'],
  ['slowFirstPaint', 'slow: paint', seconds],
  ['slowTap', 'slow: tap', seconds],
  ['slowScripts', 'slow: scripts', seconds],
]

const boundText = ({ atLeast, atMost }, written) =>
  atLeast === undefined ? `≤ ${written(atMost)}` : `≥ ${written(atLeast)}`

/** Every page with its figures, each beside its goal; a mark stands where it is missed. */
export function tableOf(rows) {
  const lines = [['page', ...COLUMNS.map(([, title]) => title)]]
  for (const row of rows) {
    const goals = goalsOf(row)
    const cell = ([figure, , written = String]) => {
      if (row[figure] === undefined) return ''
      const goal = goals[figure]
      const mark = isReached(row[figure], goal) === false ? ' ✗' : ''
      return written(row[figure]) + (goal ? ` (${boundText(goal, written)})` : '') + mark
    }
    lines.push([row.name, ...COLUMNS.map(cell)])
  }
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)))
  return lines
    .map((line) => line.map((text, at) => text.padStart(widths[at])).join('  '))
    .join('\n')
}
