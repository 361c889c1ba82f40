import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { startPostgres } from '../../scripts/services/postgres.mjs'
import { EXPORT, runCommand } from '../batch/command.mjs'
import { manyMembers } from '../batch/many_members.mjs'
import { fire } from '../load/fire.mjs'
import { environment, HERE, startShop } from '../shop/start.mjs'
import { profile } from './profile.mjs'
import { scan } from './scan.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 90
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 1_000_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
/** People who use the shop meanwhile: half of them scan, the others look at their profile. */
const CLIENTS = 16
const P99_MAX_MS = 50
/** Beyond the members a shop of the benchmark is filled with. */
const LAST_ID = 20_000_000

/** What members notice of an export: their answers beside it and without it, in milliseconds. */
const beside = (name, open) => ({
  name,
  goal: 'M10: 99 of 100 other requests take less than 50 ms during an export',
  bar: 1,
  async measure() {
    const { shop, env, fill, close } = await open()
    try {
      const next = await peopleOf(shop)
      fill()
      await numberMembers(env)
      const load = () => fire({ server: shop, next, seconds: SECONDS, connections: CLIENTS })
      await load()
      const alone = await load()
      const { figures, exports } = await during(load, env)
      return summary(this, { alone, figures, exports })
    } finally {
      await close()
    }
  },
})

/** Else the server would do so meanwhile, a million at once. */
async function numberMembers(env) {
  const args = ['--import=@poppinss/ts-exec', 'bench/shop/number.mjs']
  await promisify(execFile)(process.execPath, args, { cwd: HERE, env })
}

async function peopleOf(shop) {
  const [scans, visits] = [scan.ours(shop), await profile.ours(shop)]
  return (client, count) => (client % 2 ? scans : visits)(client, count)
}

/** Exports one after the other for as long as the load lasts. */
async function during(load, env) {
  let isOver = false
  const exporting = (async () => {
    let exports = 0
    for (; !isOver; exports++) await runCommand(EXPORT, env)
    return exports
  })()
  const figures = await load().finally(() => (isOver = true))
  return { figures, exports: await exporting }
}

function summary({ name, goal, bar }, { alone, figures, exports }) {
  const ratio = Number((P99_MAX_MS / figures.p99).toFixed(3))
  console.error(`${name}: p99 ${figures.p99} ms beside ${exports} exports, ${alone.p99} ms alone`)
  const side = ({ perSecond, p50, p99 }) => ({ perSecond: Math.round(perSecond), p50, p99 })
  const sides = { floor: side(alone), ours: side(figures) }
  return { name, goal, ...sides, exports, ratio, bar, reached: ratio > bar }
}

async function embedded() {
  const shop = await startShop(PORT)
  const fill = () => {
    const file = new Database(join(shop.folder, 'shop.sqlite'))
    for (const statement of manyMembers(MEMBERS, LAST_ID)) file.exec(statement)
    file.close()
  }
  return { shop, env: environment(shop.folder, PORT), fill, close: () => shop.stop() }
}

async function postgres() {
  const server = await startPostgres()
  const address = { DATABASE_URL: server.url }
  const shop = await startShop(PORT, address)
  const fill = () => {
    for (const statement of [...manyMembers(MEMBERS, LAST_ID), 'VACUUM ANALYZE'])
      server.query(statement)
  }
  const close = async () => {
    await shop.stop()
    await server.stop()
  }
  return { shop, env: { ...environment(shop.folder, PORT), ...address }, fill, close }
}

export const exportBeside = [
  beside('export@beside', embedded),
  beside('export@beside@postgres', postgres),
]
