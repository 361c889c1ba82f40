// npm run bench:pages [-- page …] [--beside=FOLDER]: what pages are to those who read them, in the laboratory and on a slow line;
// beside another checkout of the project, in turn, to compare two codes on a machine of any speed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ROOT } from '../../scripts/steps/paths.mjs'
import { median } from '../load/fire.mjs'
import { comparisonOf } from './beside.mjs'
import { openCheckout } from './checkout.mjs'
import { goalsOf, isReached } from './goals.mjs'
import { installLighthouse } from './install.mjs'
import { measureInLaboratory } from './laboratory.mjs'
import { PAGES } from './pages.mjs'
import { giveWay } from './priority.mjs'
import { measureOnSlowLine } from './slow_line.mjs'
import { tableOf } from './table.mjs'
import { warmUp } from './visitors.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** How often a run is tried in all. */
const TRIES_MAX = 3
const RESULTS = new URL('../pages.json', import.meta.url)

const { values, positionals: wanted } = parseArgs({
  options: { beside: { type: 'string' } },
  allowPositionals: true,
})
const pages = PAGES.filter(({ name }) => !wanted.length || wanted.includes(name))
if (!pages.length) {
  console.error(`No such page; there are ${PAGES.map(({ name }) => name).join(', ')}.`)
  process.exit(3)
}
// What was started ends with this process, whatever ends it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

installLighthouse()
giveWay()
const measured = await measureAll([ROOT, ...(values.beside ? [values.beside] : [])])
console.log(tableOf(measured.flatMap(({ rows }) => rows)))
for (const { page, rows, comparison } of measured) {
  const [{ failed }] = rows
  if (failed.length) console.log(`${page.name} loses points by ${failed.join(', ')}`)
  for (const line of comparison) console.log(`${page.name}: ${line}`)
}
// Two that share a machine say how they differ, not how fast they are.
if (!values.beside) keep(measured.flatMap(({ rows }) => rows))

async function measureAll(folders) {
  const checkouts = []
  try {
    for (const folder of folders) checkouts.push(await openCheckout(folder))
    const all = []
    for (const page of pages) all.push(await measure(page, checkouts))
    return all
  } finally {
    for (const { stop } of checkouts) await stop()
  }
}

/** The median of each figure over all rounds, each in a browser nobody has used before; checkouts take turns in going first. */
async function measure(page, checkouts) {
  const rounds = checkouts.map(() => [])
  for (const { way, cookies } of checkouts) await warmUp(way, page, cookies[page.visitor])
  for (let round = 0; round < ROUNDS; round++) {
    console.error(`${page.name} ${round + 1}/${ROUNDS} …`)
    const turns = [...checkouts.keys()]
    for (const at of round % 2 ? turns.toReversed() : turns) {
      rounds[at].push(await measureOnce(page, checkouts[at]))
    }
  }
  const [own, other] = rounds
  return {
    page,
    rows: rounds.map((ofCheckout) => middleOf(page, ofCheckout)),
    comparison: other ? comparisonOf(own, other) : [],
  }
}

async function measureOnce(page, { way, cookies }) {
  const inLaboratory = await repeated(() => measureInLaboratory(way, page, cookies[page.visitor]))
  const onSlowLine = await repeated(() => measureOnSlowLine(way, page, cookies[page.visitor]))
  return { ...inLaboratory, ...onSlowLine }
}

function middleOf({ name, visitor, path, goals }, rounds) {
  const { failed: _failed, ...figures } = rounds[0]
  const middle = Object.keys(figures).map((figure) => [
    figure,
    median(rounds.map((round) => round[figure])),
  ])
  const failed = [...new Set(rounds.flatMap((round) => round.failed))]
  return { name, visitor, path, goals, ...Object.fromEntries(middle), failed }
}

/** A browser that failed says nothing of the page: the run is told and done again. */
async function repeated(run) {
  for (let tried = 1; ; tried++) {
    try {
      return await run()
    } catch (error) {
      if (tried === TRIES_MAX) throw error
      console.error(`Once more: ${error.message}`)
    }
  }
}

/** Pages that were not asked for keep what their last run said. */
function keep(rows) {
  const known = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')).results : []
  const run = { at: new Date().toISOString(), rounds: ROUNDS }
  const byName = new Map(known.map((row) => [row.name, row]))
  for (const { goals: _goals, ...row } of rows) {
    const page = PAGES.find(({ name }) => name === row.name)
    const goals = goalsOf(page)
    const missed = Object.keys(goals).filter((name) => isReached(row[name], goals[name]) === false)
    byName.set(row.name, { ...row, goals, missed, ...run })
  }
  const machine = { cpu: cpus()[0].model, cores: cpus().length, node: process.version }
  const results = PAGES.flatMap(({ name }) => byName.get(name) ?? [])
  writeFileSync(RESULTS, `${JSON.stringify({ machine, results }, null, 2)}\n`)
}
