// npm run bench:pages [-- page …]: what pages are to those who read them, in the laboratory and on a slow line.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { freePort } from '../../scripts/services/ports.mjs'
import { median } from '../load/fire.mjs'
import { buildShop } from '../shop/start.mjs'
import { goalsOf, isReached } from './goals.mjs'
import { installLighthouse } from './install.mjs'
import { measureInLaboratory } from './laboratory.mjs'
import { NAME, startNginx } from './nginx.mjs'
import { PAGES } from './pages.mjs'
import { startDemoShop } from './shop.mjs'
import { measureOnSlowLine } from './slow_line.mjs'
import { tableOf } from './table.mjs'
import { logIn } from './visitors.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** How often a run is tried in all. */
const TRIES_MAX = 3
const RESULTS = new URL('../pages.json', import.meta.url)

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const pages = PAGES.filter(({ name }) => !wanted.length || wanted.includes(name))
if (!pages.length) {
  console.error(`No such page; there are ${PAGES.map(({ name }) => name).join(', ')}.`)
  process.exit(3)
}
// What was started ends with this process, whatever ends it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

installLighthouse()
console.error('Building …')
await buildShop()
const measured = await measureAll()
console.log(tableOf(measured))
for (const { name, failed } of measured) {
  if (failed.length) console.log(`${name} loses points by ${failed.join(', ')}`)
}
keep(measured)

async function measureAll() {
  const [shopPort, port] = [await freePort(), await freePort()]
  console.error('Filling the shop …')
  const shop = await startDemoShop(shopPort, `https://${NAME}:${port}`)
  try {
    const way = await startNginx(shopPort, port)
    try {
      const cookies = { guest: [], member: await logIn(way, shop.member) }
      const rows = []
      for (const page of pages) rows.push(await measure(way, page, cookies[page.visitor]))
      return rows
    } finally {
      await way.stop()
    }
  } finally {
    await shop.stop()
  }
}

/** The median of each figure over all rounds, each in a browser nobody has used before. */
async function measure(way, page, cookies) {
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    console.error(`${page.name} ${round + 1}/${ROUNDS} …`)
    const inLaboratory = await repeated(() => measureInLaboratory(way, page, cookies))
    const onSlowLine = await repeated(() => measureOnSlowLine(way, page, cookies))
    rounds.push({ ...inLaboratory, ...onSlowLine })
  }
  const { failed: _failed, ...figures } = rounds[0]
  const middle = Object.keys(figures).map((name) => [
    name,
    median(rounds.map((figuresOfRound) => figuresOfRound[name])),
  ])
  const failed = [...new Set(rounds.flatMap((round) => round.failed))]
  const { name, visitor, path, goals } = page
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
