// Fills an empty shop with a year of a programme and prints what its figures take, in ms. Runs with ts-exec.
import { ignite } from '../../bin/ignite.js'
import { fillProgramme } from './programme.mjs'

const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 1_000_000)
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000)
const ORDERS = MEMBERS / 2
const DAYS = 365
const ROUNDS = Number(process.env.BENCH_SAMPLES ?? 5)

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { migrateDatabases } = await import('#app/database/migrate')
await migrateDatabases(app)
const { transaction } = await import('#app/transaction')
const { rows } = await import('#app/database/statement')
const { rebuildDays, verifyDays } = await import('#reports')
const { PERIODS } = await import('#app/rules/figures')
const { periodOf } = await import('#reports/figures/period')
const { programmeFigures } = await import('#reports/figures/queries/programme_figures')

const counts = { members: MEMBERS, entries: ENTRIES, orders: ORDERS, days: DAYS }
if (process.env.DATABASE_URL) {
  const { Client } = await import('pg')
  // A connection of its own: statements of the shop may not take so long.
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await fillProgramme(async (sql) => (await client.query(sql)).rows, counts)
  // What autovacuum would have done a minute after such an import.
  await client.query('VACUUM ANALYZE')
  await client.end()
} else {
  await fillProgramme((sql) => transaction((trx) => rows(trx, sql)), counts)
}

const rebuilt = await timed(() => rebuildDays())
const verified = await timed(verifyDays)
if (!verified.result.ok) throw new Error('The sums differ from the ledger')
const took = {}
const used = {}
for (const name of PERIODS.filter((one) => one !== 'days')) {
  took[name] = []
  used[name] = []
  // The first one fills caches.
  for (let round = -1; round < ROUNDS; round++) {
    const { ms, cpuMs, result } = await timed(() => programmeFigures(periodOf(name)))
    if (!result.figures.scans) throw new Error('There are no scans')
    if (round < 0) continue
    took[name].push(ms)
    used[name].push(cpuMs)
  }
}
const visitors = process.env.BENCH_VISITORS ? await visitorsOf() : {}
console.log(
  JSON.stringify({ took, used, rebuildMs: rebuilt.ms, verifyMs: verified.ms, ...visitors })
)
await app.terminate()
process.exit(0)

/** Who looks at the shop once it is served: somebody of the staff, and a partner. */
async function visitorsOf() {
  const { givenStaff } = await import('#tests/support/members')
  const { givenToken } = await import('#tests/support/partners')
  const { staffSessionCookie } = await import('#tests/support/session_cookie')
  const { name, value } = await staffSessionCookie(await givenStaff())
  const { secret } = await givenToken(['users.read'])
  return { cookie: `${name}=${value}`, secret }
}

async function timed(work) {
  const [since, used] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(used)
  return {
    ms: Math.round(performance.now() - since),
    cpuMs: Math.round((user + system) / 1000),
    result,
  }
}
